/// One entry of `applinks.details`: which members it has, as indices on the tape of its document.
///
/// What a system makes of them depends on the profile.
package struct AssociationEntry: Sendable {
  /// The entry's object.
  package let node: Int

  /// Its place in `details`, counted from 0 over all elements, also those that are no entries.
  package let index: Int

  /// The key that names the app, when `details` is an object (the oldest form).
  package internal(set) var key: Int?

  /// The value of `appID` when it is a string.
  package internal(set) var appID: Int?

  /// The value of `appIDs` when it is an array.
  package internal(set) var appIDs: Int?

  /// The value of `paths` when it is an array.
  package internal(set) var paths: Int?

  /// The value of `components` when it is an array.
  package internal(set) var components: Int?

  /// The value of `defaults` when it is an object.
  package internal(set) var defaults: Int?

  /// Whether the entry names apps in a way that systems before iOS 13 do not know.
  var isHiddenFromOldSystems: Bool { key == nil && appID == nil && appIDs != nil }
}
