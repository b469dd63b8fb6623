export const pagesEn = {
  document_needed: 'Choose pictures or a PDF.',
  document_type: '“{name}”: files of this type are not accepted. These are: {list}.',
  document_pixels:
    '“{name}” has a picture of more than {megapixels} megapixels. Make it smaller, and send it again.',
  document_adobe_only:
    '“{name}” is a form or a collection of files that only Adobe programs open. Print it to PDF, or add its pages as pictures.',
  document_intricate:
    '“{name}” has a page that is too intricate to be opened. Print it to PDF, or add its pages as pictures.',
  document_unpacked:
    '“{name}” unpacks to far more than a document needs. Save it anew as PDF, or send its pages as pictures.',
  document_too_large: '“{name}” is too large: {limit} MB are allowed. Make it smaller or send it in parts.',
  document_empty: '“{name}” is empty. Choose another file.',
  document_unreadable: '“{name}” could not be opened: the file is damaged. Save it again and send that.',
  document_password: '“{name}” is protected by a password. Save it without one and send it again.',
  document_heic: '“{name}” is a HEIC picture, which cannot be opened here. Save it as JPEG.',
  document_foreign:
    '“{name}” is a file of the kind {kind}, which cannot be read here. Save it as JPG, PNG or PDF.',
  document_svg: '“{name}” is a drawing (SVG). Save it as PNG or JPEG.',
  document_page_missing: '“{name}” has no page {number}.',
  too_many_pages: 'There can be {limit} pages at most; these are {count}.',
  page_without_text: 'There is no text on this page. Nothing was charged for it.',
  page_reading_unavailable:
    'The service is not available now. Nothing was charged for this page; try again later.',
  page_too_intricate:
    'This page is drawn too intricately to be read. Nothing was charged for it; send the page as a picture.',
  page_reading_failed: 'This page could not be read. Nothing was charged for it; try again.',
  no_text_found: 'There is no text on any of the pages.',
  reading_unavailable: 'The service is not available now. Nothing was charged; try again later.',
  page_not_added: 'Pages are added by sending their pictures in a new project.',
  no_table_found: 'There is no table on these pages.',
  documents_missing: 'This project has no pages.',
} as const

export type PagesMessages = Readonly<Record<keyof typeof pagesEn, string>>
