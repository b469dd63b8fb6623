export const dubbingEn = {
  dubbing_same_language: 'The dubbed language must differ from the one that is spoken.',
  dubbing_no_target: 'Choose the languages to dub into.',
  dubbing_no_such_target: 'This language cannot be dubbed into.',
  dubbing_no_voice: 'There is no voice for “{language}” now. Choose another language.',
  dubbing_no_speech: 'Nobody speaks in the file: there is nothing to dub.',
  dubbing_part: 'The part must begin before it ends and lie within the file.',
  dubbing_finished_language: 'A language that is finished cannot be taken out.',
  dubbing_fixed: 'This cannot be changed any more: the work on it is done.',
  dubbing_language_unknown: 'There is no such language in this project.',
  dubbing_missing: 'Choose the video or recording to dub.',
  dubbing_language_twice: 'Choose each language once.',
} as const

export type DubbingMessages = Readonly<Record<keyof typeof dubbingEn, string>>
