import { LocaleCode } from '#src/contract/primitives.ts'

/** A word with its position in the text, in code units, and its normalised form. */
export interface FoldedWord {
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * A word without case, accents, and the differences between İ, ı, ə and i, e. People leave these out on a phone;
 * this finds sources in any spelling.
 */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ə', 'e').replaceAll('ı', 'i')

export function wordsOf(text: string): FoldedWord[] {
  const words: FoldedWord[] = []
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}\p{M}]+)?/gu)) {
    words.push({ text: fold(word.replace(/[’'].*$/u, '')), start: index, end: index + word.length })
  }
  return words
}

/**
 * Compared letters of a word. For all four languages, cutting words off replaces a stemmer: it removes the endings
 * of Azerbaijani, Turkish and Russian (Can et al. 2008 found five letters as good as a stemmer).
 */
const STEM_LENGTH = 5

/** Turkish and Azerbaijani soften the end of a word before a vowel: kitap, kitabı; uşaq, uşağı. */
const HARD_CONSONANTS: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k', q: 'k' }

export const stemOf = (folded: string): string =>
  folded.slice(0, STEM_LENGTH).replace(/[bdgq]/gu, (letter) => HARD_CONSONANTS[letter] ?? letter)

/** Endings of a noun in Azerbaijani and Turkish, normalised: number, possessive, case, copula. */
const TURKIC =
  /(?:l[ae]r)?(?:[iu]?m(?:[iu]z)?|[iu]?n(?:[iu]z)?|s?[iu])?(?:[ny]?[aeiu]|n?[dt][ae]n?|n?[iu]n|y?l[ae])?(?:[dt][iu]r)?$/
const RUSSIAN = /(?:[ая]ми|[ыи]ми|[ое]го|[ое]му|[ыиое]й|[ая]я|[ое]е|[ыи]е|[аяоеыи][мх]|[ое]в|[аеёиоуыэюяь])$/
const ENGLISH = /(?:ing|ed|es|s)$/

export const BARE_LENGTH = 3

/** A word without its endings, for each of its possible languages. */
export function bareFormsOf(folded: string): string[] {
  const head = folded.slice(0, BARE_LENGTH)
  const rest = folded.slice(BARE_LENGTH)
  return [TURKIC, RUSSIAN, ENGLISH].map((ending) => stemOf(head + rest.replace(ending, '')))
}

/** Words in nearly every question that say nothing about its subject, normalised. */
const COMMON_WORDS: Readonly<Record<LocaleCode, string>> = {
  az: 've veya ya da de ki bu o bir mi mu necede neceye neceyedir necedir necenci nede neye men sen biz siz mene size bize menim sizin bizim var varmi yox yoxdu yoxdur olar olarmi olur olurmu ola olan ne nece nedir neler kim kimdir hara harada haradan haraya hansi hansilar niye nece nezaman zaman vaxt qeder ucun ile ise amma eger cox daha en hem her ederim edim etmeliyem etmek edirsiniz edir ede bilerem bilerik bilirem olmaz olmali lazim lazimdir mumkun mumkundur mumkundurmu teklif haqqinda barede deye sonra evvel qabaq uzre isteyirem verirsiniz alim alacam alaram meni size onu onlar gore gedir gedecek basqa diger muddet muddete',
  tr: 've veya ya da de ki bu o bir mi mu mudur midir miyim misiniz musunuz ben sen biz siz bana size bize benim sizin bizim var varmi yok yoktur olur olurmu olan ne nasil nedir neler kim kimdir kacta kaca kactan kacinci nere nerede nereden nereye hangi hangileri niye neden kac zaman kadar icin ile ise ama eger cok daha en hem her ederim edebilir edebilirim etmek etmem ediyor yapabilirim yapmaliyim yapilir gerekir gerek lazim mumkun hakkinda diye sonra once istiyorum veriyor verir alabilirim alirim onu onlar gore olarak var gidiyor gider baska diger sure surer',
  en: 'the a an and or of to in on at by for from with about into is are am was were be been do does did can could will would should may might must have has had i you he she it we they me my your our their his her its this that these those what when where which who whom whose why how much many long far there here if then so as not no yes any some all please get got make s t ll re ve take takes tell know want need something anything go goes other another',
  ru: 'и или в во на с со к ко по за из от до у о об при для не ни да нет что чтобы как какой какая какие каков каким какую когда где куда откуда кто кому чем чего почему зачем сколько ли же бы это этот эта эти тот та те я ты мы вы он она оно они мне вам нам меня вас нас мой моя мои ваш ваша ваши наш есть был была было быть будет можно могу можете может нужно надо если то так еще уже только очень все всё мне хочу расскажите скажите через после перед во время идет идут долго другой другая другое другие другую других',
}

const commonWords: Readonly<Record<LocaleCode, ReadonlySet<string>>> = {
  az: new Set(COMMON_WORDS.az.split(' ').map(fold)),
  tr: new Set(COMMON_WORDS.tr.split(' ').map(fold)),
  en: new Set(COMMON_WORDS.en.split(' ').map(fold)),
  ru: new Set(COMMON_WORDS.ru.split(' ').map(fold)),
}

export function significantWords(text: string): FoldedWord[] {
  const words = wordsOf(text)
  const telling = words.filter(
    ({ text }) => !LocaleCode.options.some((locale) => commonWords[locale].has(text)),
  )
  return telling.length > 0 ? telling : words
}

const LETTERS: ReadonlyArray<readonly [LocaleCode, RegExp]> = [
  ['az', /[əƏ]|[qx]/gu],
  ['en', /w|th|\bthe\b/giu],
]

/** An Azerbaijani text of this length contains its special letters, unless it was typed with English letters only. */
const DETECTABLE_LENGTH = 8

/** Most common words and the letters ç, ğ, ş exist in both languages, but longer Azerbaijani texts contain ə. */
const isTurkish = (text: string, words: readonly FoldedWord[]) =>
  words.length >= DETECTABLE_LENGTH && /[çğıöşü]/iu.test(text) && !/[əqx]/iu.test(text)

/**
 * Language of a short text such as a question: by script, letters and most common words.
 * @param usual the language if nothing decides
 */
export function languageOf(text: string, usual: LocaleCode): LocaleCode {
  if ((text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) * 2 > text.length / 2) return 'ru'
  const words = wordsOf(text)
  let best: readonly [LocaleCode, number] = [usual, 0]
  for (const locale of [usual, ...LocaleCode.options]) {
    const letters = LETTERS.filter(([of]) => of === locale)
    const byLetters = letters.reduce((sum, [, sign]) => sum + (text.match(sign)?.length ?? 0), 0)
    const score = byLetters + words.filter(({ text }) => commonWords[locale].has(text)).length
    if (score > best[1]) best = [locale, score]
  }
  return best[0] === 'az' && isTurkish(text, words) ? 'tr' : best[0]
}
