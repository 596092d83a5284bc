extension PageLanguage {
  static let hebrew = PageLanguage(
    tag: "he",
    isRightToLeft: true,
    openInApp: "פתיחה באפליקציה",
    leadsTo: "הקישור הזה מוביל אל {}.",
    open: "פתיחה",
    getApp: "הורדת האפליקציה",
    continueInBrowser: "המשך בדפדפן",
    copyLink: "העתקת הקישור",
    copyHint: "אם הקישור יועתק לפני הורדת האפליקציה, היא תוכל להוביל ישר למקום הנכון.",
    copied: "הקישור הועתק.",
    copyFailed: "לא ניתן היה להעתיק את הקישור.",
    inAppHint: "אם לא קורה דבר, אפשר לפתוח את הדף הזה בדפדפן דרך התפריט של האפליקציה הנוכחית.",
    invalidTitle: "הקישור הזה אינו תקין",
    invalidText: "הכתובת שלו חלקית או שאינה ניתנת לקריאה. אם זה הקישור שלך, כדאי לבדוק את הדומיין, הנתיב והפרמטרים.",
    refusedText: "הוא מוביל לכתובת שאינה מותרת לקישורים של הדומיין הזה.",
    missingTitle: "הדף לא נמצא",
    missingText: "אין קישור בכתובת {}.",
    goneTitle: "הקישור הזה אינו זמין עוד",
    goneText: "תוקפו פג או שהוא הושבת.",
    unavailableTitle: "אי אפשר לפתוח את הקישור הזה כרגע",
    unavailableText: "כדאי לנסות שוב בעוד רגע."
  )
}
