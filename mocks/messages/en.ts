import { accountEn } from './account/en.ts'
import { bookEn } from './audio-book/en.ts'
import { botEn } from './chat-bot/en.ts'
import { cloningEn } from './cloning/en.ts'
import { pagesEn } from './detect-text/en.ts'
import { dubbingEn } from './dubbing/en.ts'
import { transcriptEn } from './speech-to-text/en.ts'
import { readerEn } from './website-reader/en.ts'

export const en = {
  ...bookEn,
  ...botEn,
  ...cloningEn,
  ...dubbingEn,
  ...accountEn,
  ...readerEn,
  ...pagesEn,
  ...transcriptEn,
  wrong_credentials: 'The email or the password is wrong.',
  project_not_found: 'There is no such project.',
  block_not_found: 'There is no such block.',
  voice_not_found: 'There is no such voice.',
  language_not_found: 'There is no such language.',
  take_not_found: 'This take is no longer there.',
  format_not_found: 'The service does not export this format.',
  quality_not_found: 'The format does not have this quality.',
  not_allowed_draft: 'The project is a draft: generate it first.',
  not_allowed_in_progress: 'Work on the project is running. Wait until it is done.',
  not_allowed_completed: 'The project is already finished.',
  not_allowed_ordered: 'The project is paid and waits for its work to begin.',
  not_allowed_rejected: 'The project was rejected. Fix it, then send it again.',
  not_allowed_waiting: 'The project waits for payment.',
  read_only_draft: 'The project cannot be changed now.',
  read_only_in_progress: 'The project cannot be changed while work on it is running.',
  read_only_completed: 'The project cannot be changed now.',
  read_only_ordered: 'The project is paid and can no longer be changed.',
  read_only_rejected: 'The project cannot be changed now.',
  read_only_waiting: 'The project waits for payment. Take it back to draft to change it.',
  block_in_run: 'This text is being spoken and can be changed once that is done.',
  delete_running: 'A project cannot be deleted while its work is ordered or running.',
  version_conflict: 'The project was changed elsewhere. Load it again before saving.',
  block_conflict: 'This block was changed elsewhere meanwhile. Look at it, then do it again.',
  too_many_blocks: 'A project can hold {limit} blocks at most.',
  block_too_long: 'Block {number} has {length} characters; {limit} are allowed. Split it, then try again.',
  block_said_too_long:
    'Block {number} would be spoken with {length} characters because of its pronunciations; {limit} are allowed. Split it or shorten them.',
  block_pauses_too_long:
    'Block {number} has {length} seconds of pauses; {limit} are allowed. Split it, then try again.',
  nothing_to_generate: 'There is nothing to generate. Write some text first.',
  nothing_changed: 'Nothing has changed: every block already has its audio.',
  voice_missing: 'Choose a voice first.',
  voice_wrong_language: 'The voice “{voice}” does not speak the language of this project.',
  price_changed: 'The price is now {price}. Check it and confirm again.',
  insufficient_funds:
    'Not enough on the balance: {required} needed, {available} available, {missing} missing.',
  speech_unavailable: 'The speech service is not available now. Nothing was charged; try again later.',
  speech_failed: 'This block could not be spoken. It was not charged; change the text or try again.',
  all_blocks_failed: 'No block could be spoken.',
  nothing_to_export: 'There is no audio to export yet. Generate it first.',
  export_silence:
    'The pauses are too long: without speech, an export may have {limit} minutes of silence. Shorten them or export fewer blocks.',
  export_failed: 'The file could not be made. Try again.',
  billing_order: 'This service works by order: it is quoted first.',
  content_check_failed: 'The content could not be accepted: {reason}',
  source_unreadable: 'The file could not be read. Send another one.',
  default_title: 'New project {number}',
} as const
