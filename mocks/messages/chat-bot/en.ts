export const botEn = {
  source_not_added: 'Sources are added in the settings of the bot.',
  sources_unsorted: 'The order of a bot’s sources and messages cannot be changed.',
  message_kept: 'What was said stays as it was. Correct the answer by a source of its own.',
  source_empty: 'There is no text here. Write some, or choose another source.',
  source_question_missing: 'Write the question that this answers.',
  source_too_long: 'This source has {length} characters; {limit} are allowed. Split it into several.',
  source_file_missing: 'Choose a file.',
  source_type: '“{name}”: files of this type are not accepted. Save it as one of these: {list}.',
  source_too_large: '“{name}” is too large: {limit} MB are allowed. Split it and add the parts.',
  source_too_many: 'A bot can have {limit} sources at most.',
  source_damaged:
    'The file could not be opened: it is damaged or not of its type. Save it again and add that.',
  source_password: 'The file is protected by a password. Save it without one and add it again.',
  source_scan: 'This PDF is a scan without text. Read it with “Detect text” first, then add the text.',
  source_over_limit: 'There is too much text in this source. Split it into several.',
  source_without_text: 'There is no text in this source. Add another one.',
  source_page_unknown: 'There is no such page. In the sandbox only pages of magaza.example can be read.',
  source_not_read: 'This source could not be read. Try again.',
  address_invalid: 'This is no address of a page. Enter one such as https://example.com/help.',
  question_missing: 'Write a question first.',
  bot_without_sources: 'The bot has no source that it may answer from. Add one first.',
  domain_twice: 'This site is in the list already.',
  source_too_heavy:
    'This file unpacks to far more than a document needs, or a page of it is too intricate. Print it to PDF and add that.',
  source_adobe_only:
    'This PDF is a form or a collection of files that only Adobe programs open. Print it to PDF and add it again.',
  source_old_word: 'This is a document of an old Word (.doc). Save it as DOCX and add it again.',
  source_shortcut:
    'This is only a shortcut to a file or page. Add the file that it opens, or the page by its link.',
  source_other_kind:
    'Whatever its name says, this file is of the kind {kind}, which is not read. Save it as DOCX, PDF or TXT and add it again.',
} as const
