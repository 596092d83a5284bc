package import StrictJSON

extension AssociationProblem {
  /// The facts that belong to one rule.
  package enum Detail: Equatable, Sendable {
    case none

    // MARK: Bytes, JSON and types

    /// Why the text is not JSON.
    case json(JSONFault.Code)

    /// What was meant, where the text is nearly JSON.
    case slip(JSONSlip)

    /// The character at the place, a Unicode scalar value.
    case character(UInt32)

    /// What the text is instead.
    case format(AssociationFormat)

    /// How the bytes are encoded.
    case encoding(AssociationEncoding)

    /// The bytes are of no Unicode encoding.
    case damagedEncoding(AssociationEncoding)

    /// Nobody has looked whether the signature is right.
    case signatureUnchecked

    /// Why a signed file has no text.
    case unreadableSignature(SignedContent.Fault)

    /// The size and the limit, in bytes.
    case size(Int, limit: Int)

    /// What the value is, though it should be something else.
    case kind(JSONKind)

    /// The file is that of the other system.
    case assetLinks

    /// The member is missing.
    case missing

    // MARK: Names

    /// A name, a pattern or a URL as it is written.
    case text([UInt8])

    /// A name that is not known, and the one that was probably meant.
    case misspelt([UInt8], meant: [UInt8])

    /// A name that has a meaning elsewhere.
    case outOfPlace([UInt8])

    /// What a member that lists apps is, though it should be an array of strings, or a string in one.
    case appsKind(member: [UInt8], JSONKind, isElement: Bool)

    /// The service has no `apps`.
    case appsMissing(service: [UInt8])

    /// An app that one service lists and others do not, perhaps since they list one that is nearly the same.
    case unpaired([UInt8], listedIn: [UInt8], missingIn: [[UInt8]], near: [UInt8]?)

    /// A member of `applinks` in another service.
    case onlyInApplinks([UInt8], service: [UInt8])

    /// Whether the file has `appclips`, or the entitlements ask for `applinks`.
    case applinksMissing(hasClips: Bool, isExpected: Bool)

    // MARK: App ids

    case appID([UInt8], AppIDFault)

    // MARK: Rules

    /// The rules before it that take its URLs, as JSON Pointers, and how many rules behind it fare as it does.
    case covered(by: [[UInt8]], CoverRemedy, more: Int)

    /// Exclusions behind the last rule that opens, so many.
    case idleExclusions(Int)

    /// A pattern for a whole part of the URL that asks for nothing.
    case wholePart(isFragment: Bool)

    /// A query value that only an absent or empty parameter has.
    case emptyValue(name: [UInt8])

    /// No URL fits the rule.
    case takesNothing

    /// The search was given up, perhaps for all rules behind it too. The rules that are known to take URLs, as JSON
    /// Pointers.
    case undecided(behind: [[UInt8]], isLast: Bool)

    /// The place of another rule, value or entry that it is about, as a JSON Pointer.
    case other(pointer: [UInt8], text: [UInt8])

    /// A rule that takes everything.
    case catchAll(CatchAll)

    /// A last path that takes everything: whether the list opens the bare root on systems before iOS 13 too, and whether
    /// the entry has `components` for later ones.
    case catchAllPath(opensRoot: Bool, hasComponents: Bool, hasExceptions: Bool)

    /// The systems that alone open a URL.
    case opensOnly(isOnOldSystems: Bool)

    /// Old systems open a URL that new ones do not, and `paths` could not keep them from it.
    case opensMoreByPaths

    /// The neighbour that makes a rule superfluous, as a JSON Pointer.
    case neighbour(pointer: [UInt8], takesParent: Bool)

    case syntax([UInt8], ForeignSyntax)
    case variable([UInt8], VariableFault)
    case region([UInt8], RegionFault)

    /// What is newer, and the first systems that know it.
    case feature([UInt8], since: AssociationProfile)

    /// How many rules are alike, the first of their patterns, and whether they are in `paths`.
    case alike(Int, pattern: [UInt8], inPaths: Bool)

    // MARK: Hosting and entitlements

    case httpStatus(Int)

    /// The app that only one of two copies opens a URL for.
    case opensOnlyAt([UInt8], isOrigin: Bool)

    /// The app that comes first by the server's file, and the one that does by the copy.
    case opensFirst(origin: [UInt8], copy: [UInt8])

    /// Why the copies cannot be compared: one is no usable file.
    case unusable(isOrigin: Bool)

    /// Status and reason of the CDN's answer, and the code in it.
    case cdn(status: Int, reason: [UInt8], CDNFailure)

    case entitlement([UInt8], EntitlementFault)
  }
}
