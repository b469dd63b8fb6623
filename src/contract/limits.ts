/** Limits of the schemas, separate from them so that forms of the first page do not load zod. */

/** Characters of an address (RFC 5321). */
export const EMAIL_MAX = 254
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 200
export const NAME_MIN = 2
export const NAME_MAX = 80
export const CODE_LENGTH = 6
export const TITLE_MAX = 120

/** Characters of an exported file's name, without its extension. */
export const FILE_NAME_MAX = 80
/** Characters of a mark of a project's progress. */
export const PROGRESS_MARK_MAX = 128
/** Blocks per request for the rest of partial results. */
export const WHOLE_BLOCKS_MAX = 100

/** Characters per line of a caption, and lines per caption; the usual values are those of broadcasters. */
export const CAPTION_LINE_MIN = 20
export const CAPTION_LINE_MAX = 80
export const CAPTION_LINE_USUAL = 42
export const CAPTION_LINES_MAX = 3
export const CAPTION_LINES_USUAL = 2
export const ACCENT_MAX = 60
export const DESCRIPTION_MAX = 500
export const SPEAKER_NAME_MAX = 60
export const MAX_CHAPTERS = 200

/** Characters of a block, for any service. */
export const BLOCK_TEXT_MAX = 100_000

/** Characters of a sentence that voices speak for free, so that customers can choose by ear. */
export const VOICE_SAMPLE_MAX = 100

/** Characters of either side of a pronunciation, and how many a project may have. */
export const PRONUNCIATION_MAX = 60
export const PRONUNCIATIONS_MAX = 200

/** Characters of the name of an author, narrator or character, and most characters of a book. */
export const BOOK_NAME_MAX = 120
export const CHARACTERS_MAX = 40

/** Maximum speed factor of a translation that has to fit its segment. */
export const DUB_SPEED_MAX = 1.3

/** Characters of a question to a chat bot, of its own texts, of its name, and of a source's name. */
export const QUESTION_MAX = 1000
export const BOT_TEXT_MAX = 500
export const BOT_NAME_MAX = 60
export const SOURCE_NAME_MAX = 200

/** Paid answers of a bot to visitors per day. */
export const ANSWERS_PER_DAY_MAX = 100_000
export const PROMO_CODE_MAX = 64
export const PAUSE_MIN_S = 0.1
export const PAUSE_MAX_S = 30

/** Characters of an address that the server fetches; signed addresses of storage services are long. */
export const SOURCE_ADDRESS_MAX = 2000

/** Longest host name (RFC 1035). */
export const HOST_NAME_MAX = 253

/** Key terms: words that are likely to occur in a recording, which improve its recognition. */
export const KEY_TERMS_MAX = 100
export const KEY_TERM_MAX = 60

/** Characters of a chapter's title. */
export const CHAPTER_TITLE_MAX = 200

/** Limit for a picture, and for each picture in a PDF: a page of A4 at 600 dpi has 35, a phone's photo 12 to 50. */
export const PICTURE_MAX_MEGAPIXELS = 64
