import type { CannedSpeech } from './language-speech.ts'

export const fr: CannedSpeech = {
  sentences: [
    'Commençons par les résultats de la semaine dernière.',
    'Nous en avons déjà parlé il y a un mois, mais rien n’a été décidé.',
    'Je suis d’accord, il nous faut seulement un peu plus de temps.',
    'J’ai envoyé les documents hier soir.',
    'Les prix ont augmenté, il faut donc refaire le calcul.',
    'Qui veut bien s’en charger ?',
    'Le client attend une réponse avant vendredi.',
    'J’aimerais d’abord savoir quelle partie est terminée.',
    'Il me semble qu’il existe un moyen plus simple.',
    'Je les appelle demain matin pour vérifier.',
    'La dernière fois, nous l’avons oublié et perdu deux jours.',
    'Réglons le reste par écrit.',
  ],
  answers: ['Oui.', 'Je vois.', 'Très bien, entendu.', 'Merci beaucoup.', 'Un instant.', 'Bien sûr.'],
  aboutTerms: ['Il faut aussi parler de {term} aujourd’hui.', 'L’essentiel ici, c’est {term}.'],
  sounds: { music: '[musique]', noise: '[bruit]' },
  hesitations: ['Euh…'],
}
