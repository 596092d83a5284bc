extension PageLanguage {
  static let arabic = PageLanguage(
    tag: "ar",
    isRightToLeft: true,
    openInApp: "الفتح في التطبيق",
    leadsTo: "يؤدي هذا الرابط إلى {}.",
    open: "فتح",
    getApp: "الحصول على التطبيق",
    continueInBrowser: "المتابعة في المتصفح",
    copyLink: "نسخ الرابط",
    copyHint: "انسخ الرابط قبل الحصول على التطبيق ليتمكن التطبيق من نقلك مباشرة إلى المكان الصحيح.",
    copied: "تم نسخ الرابط.",
    copyFailed: "تعذر نسخ الرابط.",
    inAppHint: "إذا لم يحدث شيء، فافتح هذه الصفحة في متصفحك؛ ستجد خيارًا لذلك في قائمة التطبيق الذي تستخدمه الآن.",
    invalidTitle: "هذا الرابط غير صالح",
    invalidText: "عنوانه غير مكتمل أو تتعذر قراءته. إذا كان الرابط رابطك، فتحقق من النطاق والمسار والمعلمات.",
    refusedText: "يؤدي إلى عنوان غير مسموح به لروابط هذا النطاق.",
    missingTitle: "الصفحة غير موجودة",
    missingText: "لا يوجد رابط في {}.",
    goneTitle: "لم يعد هذا الرابط متاحًا",
    goneText: "لقد انتهت صلاحيته أو تم إيقافه.",
    unavailableTitle: "لا يمكن فتح هذا الرابط الآن",
    unavailableText: "يُرجى المحاولة مرة أخرى بعد قليل."
  )
}
