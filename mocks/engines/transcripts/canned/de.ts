import type { CannedSpeech } from './language-speech.ts'

export const de: CannedSpeech = {
  sentences: [
    'Fangen wir mit den Ergebnissen der letzten Woche an.',
    'Darüber haben wir schon vor einem Monat gesprochen, aber nichts entschieden.',
    'Ich bin einverstanden, wir brauchen nur etwas mehr Zeit.',
    'Die Unterlagen habe ich gestern Abend geschickt.',
    'Die Preise sind gestiegen, deshalb müssen wir neu rechnen.',
    'Wer möchte das übernehmen?',
    'Der Kunde erwartet bis Freitag eine Antwort.',
    'Zuerst möchte ich wissen, welcher Teil schon fertig ist.',
    'Mir scheint, dass es einen einfacheren Weg gibt.',
    'Ich rufe morgen früh gleich an und kläre das.',
    'Beim letzten Mal haben wir das vergessen und zwei Tage verloren.',
    'Den Rest klären wir am besten schriftlich.',
  ],
  answers: ['Ja.', 'Verstehe.', 'Gut, einverstanden.', 'Vielen Dank.', 'Einen Moment.', 'Natürlich.'],
  aboutTerms: ['Heute müssen wir auch über {term} sprechen.', 'Entscheidend ist hier {term}.'],
  sounds: { music: '[Musik]', noise: '[Geräusch]' },
  hesitations: ['Ähm…', 'Äh…'],
}
