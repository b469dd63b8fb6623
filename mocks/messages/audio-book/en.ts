export const bookEn = {
  book_needed: 'Choose a book first.',
  book_type: 'Files of this type are not accepted. Save the book as one of these: {list}.',
  book_too_large: 'The file is too large: {limit} MB are allowed. Split the book and send the parts.',
  book_unreadable: 'The file is damaged or not what its name says. Nothing was kept; send another one.',
  book_not_epub: 'This file is called EPUB, but it is not one. Nothing was kept; send another one.',
  book_protected:
    'The book is protected by its shop (DRM) and only opens in the shop’s own program. Ask the publisher for an unprotected file.',
  book_password: 'The document has a password. Save it without one, then send it again.',
  book_bomb: 'The file unpacks to far more than a book holds, so it was not opened. Send another one.',
  book_no_text: 'There is no text in this file. Send another one.',
  book_scan: 'This is a scan: it has pictures of pages and no text. Read it with Text recognition first.',
  book_intricate:
    'A page of this PDF is too large or too intricate to be opened. Print it to PDF and send that.',
  book_adobe_only:
    'This PDF is a form or a collection of files that only Adobe programs open: its text is not on its pages. Print it to PDF and send that.',
  book_too_long: 'The book is longer than a project can hold. Send it in two parts.',
  book_character_twice: 'Two characters have the same name. Give each one of their own.',
  book_chapter_unnamed: 'Beginning',
  book_old_word:
    'This is a document of an old Word (.doc), whatever its name says. Open it, save it as DOCX and send that.',
  book_shortcut: 'This is only a shortcut to a file or page. Send the file that it opens.',
  book_other_kind:
    'This file is of the kind {kind}, whatever its name says. Save it as EPUB, DOCX, PDF or TXT and send that.',
  book_page_unread: 'Not read: {page}',
  book_page_unread_text: 'This page of the file is missing or damaged. The rest of the book is here.',
  book_pages_scanned: 'Not read: pages that are pictures ({pages})',
  book_pages_scanned_text:
    'These pages are pictures without text. Read them with Text recognition and add their text.',
} as const
