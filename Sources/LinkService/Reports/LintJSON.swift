import StrictJSON

/// What `linkd lint --format json` prints.
package enum LintJSON {
  /// `{"files":[{"file":NAME,"findings":[…]}]}`, the findings as the methods answer them.
  package static func text(of files: [LintedFile]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.beginArray("files")
    for file in files {
      writer.beginObject()
      writer.member("file", file.name)
      writer.beginArray("findings")
      for finding in file.findings { writer.value(finding.json) }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return VisibleJSON.text(writer.bytes)
  }
}
