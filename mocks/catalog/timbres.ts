import type { VoiceTimbre } from '#mocks/kernel/rows/voice-timbre.ts'

export type TimbreGender = 'woman' | 'man'

/** Eight voices of each gender; over four languages they make 64 speakers, no two of which sound alike. */
export const timbres: Record<TimbreGender, readonly VoiceTimbre[]> = {
  woman: [
    { variant: 'clear', basePitch: 165, pitchRange: 75, wordsPerMinute: 172 },
    { variant: 'warm', basePitch: 142, pitchRange: 50, wordsPerMinute: 163 },
    { variant: 'bright', basePitch: 192, pitchRange: 110, wordsPerMinute: 188 },
    { variant: 'breathy', basePitch: 154, pitchRange: 60, wordsPerMinute: 168 },
    { variant: 'ripe', basePitch: 130, pitchRange: 45, wordsPerMinute: 160 },
    { variant: 'youthful', basePitch: 232, pitchRange: 95, wordsPerMinute: 168 },
    { variant: 'nasal', basePitch: 178, pitchRange: 90, wordsPerMinute: 176 },
    { variant: 'soft', basePitch: 147, pitchRange: 30, wordsPerMinute: 161 },
  ],
  man: [
    { variant: 'steady', basePitch: 84, pitchRange: 36, wordsPerMinute: 172 },
    { variant: 'deep', basePitch: 62, pitchRange: 28, wordsPerMinute: 162 },
    { variant: 'crisp', basePitch: 97, pitchRange: 52, wordsPerMinute: 190 },
    { variant: 'husky', basePitch: 76, pitchRange: 30, wordsPerMinute: 166 },
    { variant: 'gruff', basePitch: 68, pitchRange: 42, wordsPerMinute: 160 },
    { variant: 'boyish', basePitch: 118, pitchRange: 62, wordsPerMinute: 182 },
    { variant: 'mellow', basePitch: 90, pitchRange: 22, wordsPerMinute: 163 },
    { variant: 'radio', basePitch: 71, pitchRange: 55, wordsPerMinute: 178 },
  ],
}
