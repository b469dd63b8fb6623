export const cloningEn = {
  clone_no_samples: 'Add at least one sample of the voice.',
  clone_too_many_samples: 'A voice can have {limit} samples at most. Take one away first.',
  clone_not_enough:
    'The samples that can be used are {seconds} s long together; {needed} s are needed. Add another one.',
  clone_name_length: 'The name must have 2–40 characters.',
  clone_name_taken: 'You already have a voice with this name. Choose another one.',
  clone_is_sample: 'This is a sample: its voice is not yours and cannot be rented out.',
  clone_consent_needed: 'Without this consent the voice cannot be cloned.',
  clone_permission_needed: 'Attach the written permission of the person whose voice it is.',
  clone_permission_type: 'The permission must be a PDF or a picture (JPEG, PNG, WebP).',
  clone_permission_too_large: 'The permission is larger than 10 MB. Send a smaller file.',
  clone_unchanged: 'The samples have not changed: the voice is up to date.',
  clone_too_little_speech:
    'There is too little speech in the samples. Add samples in which somebody speaks without long pauses.',
  clone_two_voices: 'Two different voices are heard in the samples. Leave only the samples of one person.',
  sample_too_short: 'Shorter than 3 seconds. Add a longer one.',
  sample_too_quiet: 'Too quiet. Speak closer to the microphone.',
  sample_clipped: 'Too loud: the sound is clipped. Turn the microphone down.',
  sample_no_speech: 'Hardly any speech is heard. Add one with clear speech.',
  sample_cut_off: 'The file is incomplete: copying it was interrupted. Add it again.',
  sample_no_sound: 'There is no sound in the video. Add one with sound.',
  sample_unreadable: 'The file cannot be read as sound. Export it as MP3 or AAC (M4A).',
  sample_two_voices:
    'Two different people are heard in one sample. Take it away, or cut out the part of one person.',
  sample_duplicate: '“{name}” is the same file as “{first}”. Take one of them away.',
  sample_too_large: '“{name}” is larger than {limit} MB. Shorten it or save it as MP3.',
  sample_too_long: '“{name}” is longer than {limit} min. Cut out a shorter part.',
} as const
