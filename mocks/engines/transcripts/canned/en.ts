import type { CannedSpeech } from './language-speech.ts'

export const en: CannedSpeech = {
  sentences: [
    'Let us begin with what came out of last week.',
    'We talked about this a month ago, but nobody decided anything.',
    'I agree, we only need a little more time for it.',
    'I sent the papers last night, so you may not have seen them yet.',
    'Prices have gone up a bit, which means that we have to look at the budget again.',
    'Who would like to take this on?',
    'The customer expects an answer by Friday.',
    'First of all I would like to know which part of it is done.',
    'There are two new people on the team, and they will need some help.',
    'It seems to me that there is a simpler way.',
    'I will call them first thing tomorrow and make sure.',
    'We forgot about it last time, and it cost us two days.',
    'If there are any questions, this is the moment.',
    'It would be better to have a separate meeting about that.',
    'Everybody will get the final report by this evening.',
    'To be honest, I did not expect a result like this.',
    'Let us settle the rest in writing.',
    'There is enough in stock for this week.',
  ],
  answers: ['Yes.', 'I see.', 'All right, agreed.', 'Thank you.', 'One moment.', 'Of course.'],
  aboutTerms: [
    'Today we should talk about {term} as well.',
    'What really matters here is {term}.',
    'I think that {term} will decide it.',
  ],
  sounds: { music: '[music]', noise: '[noise]' },
  hesitations: ['Um…', 'Uh…'],
}
