import type { VocalTractName } from '#mocks/kernel/rows/voice-timbre.ts'

/**
 * Vocal tracts for espeak-ng, in the format of its voice files (espeak-ng docs/voices.md): `formant n frequency%
 * strength% width%`, breath, roughness, flutter, consonant strength. Longer vocal tracts have lower formants, so men
 * are below 100 % and women above.
 */
const formantsByTract = {
  clear: ['formant 0 105 90 120', 'formant 1 112 100 110', 'formant 2 112 100 100', 'formant 3 112 95 100'],
  warm: ['formant 1 104 110 130', 'formant 2 106 95 120', 'formant 3 108 70 120', 'consonants 80 80'],
  bright: ['formant 1 120 90 90', 'formant 2 122 110 90', 'formant 3 120 120 90', 'consonants 120 120'],
  breathy: ['formant 1 110 80 160', 'formant 2 110 75 160', 'breath 0 6 6 6 5 5 4 3', 'voicing 70'],
  ripe: ['formant 1 101 100 120', 'formant 2 102 90 120', 'roughness 5', 'flutter 8', 'consonants 90 90'],
  youthful: ['formant 1 128 95 100', 'formant 2 130 100 100', 'formant 3 128 90 100', 'flutter 4'],
  nasal: ['formant 0 115 170 90', 'formant 1 96 80 150', 'formant 2 118 80 120', 'formant 3 118 110 100'],
  soft: [
    'formant 1 108 100 180',
    'formant 2 108 60 180',
    'formant 3 108 40 180',
    'voicing 80',
    'consonants 60 60',
  ],
  steady: ['formant 1 98 100 100', 'formant 2 97 100 100', 'formant 3 97 100 100'],
  deep: ['formant 0 92 130 110', 'formant 1 88 115 110', 'formant 2 88 95 110', 'formant 3 88 80 110'],
  crisp: ['formant 1 102 85 80', 'formant 2 104 115 80', 'formant 3 104 130 80', 'consonants 130 130'],
  husky: [
    'formant 1 94 90 140',
    'formant 2 94 85 140',
    'roughness 7',
    'breath 0 5 5 5 4 4 3 2',
    'voicing 80',
  ],
  gruff: ['formant 1 85 110 120', 'formant 2 90 90 120', 'roughness 12', 'flutter 14'],
  boyish: ['formant 1 110 95 100', 'formant 2 112 100 100', 'formant 3 110 90 100', 'flutter 5'],
  mellow: [
    'formant 1 95 110 170',
    'formant 2 95 60 170',
    'formant 3 95 40 170',
    'voicing 85',
    'consonants 60 60',
  ],
  radio: [
    'formant 0 85 180 120',
    'formant 1 93 105 90',
    'formant 2 92 105 90',
    'formant 3 98 125 90',
    'echo 60 12',
  ],
} as const satisfies Record<VocalTractName, readonly string[]>

export function voiceFile(name: string, tract: VocalTractName, lowHz: number, highHz: number): string {
  return [
    'language variant',
    `name ${name}`,
    `pitch ${Math.round(lowHz)} ${Math.round(highHz)}`,
    ...formantsByTract[tract],
    '',
  ].join('\n')
}
