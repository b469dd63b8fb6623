export const transcriptEn = {
  recording_needed: 'Choose a recording, or give the address of one.',
  recording_one_source: 'Send either a file or an address, not both.',
  recording_type: 'Files of this type are not accepted. These are: {list}.',
  recording_too_large: 'The file is too large: {limit} MB are allowed. Split it or save it as MP3.',
  recording_too_long: 'The recording is too long: {limit} minutes are allowed. Split it and send the parts.',
  recording_empty: 'The file is empty. Choose another one.',
  recording_silent: 'There is only silence in the recording. Check the microphone and record it again.',
  recording_cut_off: 'The file ends too early; it was probably not copied whole. Send it again.',
  recording_cut_off_after:
    'The file ends after {readable} s; it was probably not copied whole. Send it again.',
  recording_cut_off_of:
    'Only {readable} of about {promised} s of the file are there; it was probably not copied whole. Send it again.',
  recording_no_sound: 'There is no sound in the video. Send one with sound.',
  recording_foreign:
    'This file is {what}, and such sound cannot be opened here. Export it as MP3 or AAC (M4A) and send it again.',
  recording_unreadable:
    'The recording could not be read: the file is damaged or is no recording. Export it as MP3 or AAC (M4A) and send it again.',
  recording_fixed: 'The recording of a transcript cannot be changed. Start a new project for another one.',
  recording_missing: 'This project has no recording.',
  url_invalid: 'This is not a web address. It begins with https://.',
  url_protocol: 'Only addresses that begin with https:// or http:// are possible.',
  url_user: 'The address must not contain a user name or a password.',
  url_host: 'No site can have this name. Check the address.',
  url_private: 'This address is not on the public internet.',
  url_gone: 'There is no recording at this address.',
  url_offline: 'The sandbox cannot fetch files from the internet. Upload the file, or try a sample: {sample}',
  no_speech_found: 'Nobody could be heard speaking in the recording. Send one in which somebody speaks.',
  wrong_language:
    'Another language than the chosen one is spoken in the recording. Choose that language or “Detect it” and send it again.',
  recognition_unavailable:
    'The service is not available now. Nothing was charged for what could not be transcribed; try again later.',
  segment_times: 'A segment begins before it ends, and both lie within the recording.',
  segment_words: 'The words do not fit the text or the times of the segment.',
  segment_too_long: 'A segment can have {limit} words at most. Split it.',
  speaker_unknown: 'There is no such speaker.',
  speaker_twice: 'A speaker is listed twice.',
  speaker_in_use:
    'A speaker who still has segments cannot be removed. Give the segments to somebody else first.',
  too_many_chapters: 'There can be {limit} chapters at most.',
  too_many_speakers: 'There can be {limit} speakers at most.',
  transcript_version_not_found: 'There is no such version.',
  transcript_empty: 'There is no text to export yet.',
  transcript_simulated: 'Simulated: the sandbox hears English only, so the other words are made up.',
  speaker_name: 'Speaker {number}',
} as const

export type TranscriptMessages = Readonly<Record<keyof typeof transcriptEn, string>>
