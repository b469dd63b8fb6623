/** How a sentence tells who speaks. Turkic covers Azerbaijani and Turkish, whose sentences are built alike. */
type Grammar = 'english' | 'turkic' | 'russian'

/** Gender that a Russian verb in the past tense agrees with. */
export type Gender = 'man' | 'woman'

export interface SpeechVerb {
  readonly grammar: Grammar
  readonly gender?: Gender
}

const wordsOf = (list: string) => list.split(/\s*,\s*/)

const ENGLISH = wordsOf(
  'said, says, asked, asks, replied, answered, whispered, shouted, cried, called, exclaimed, muttered, murmured, added, continued, went on, told, yelled, screamed, sighed, laughed, agreed, insisted, announced, explained, repeated, begged, warned, observed, remarked, suggested, declared, demanded, growled, snapped, interrupted, gasped, groaned, grumbled, admitted, protested, promised, wondered',
)

const TURKIC = wordsOf(
  'dedi, deyir, soruşdu, soruşur, cavab verdi, cavab verir, cavablandırdı, söylədi, pıçıldadı, qışqırdı, bağırdı, çığırdı, dilləndi, əlavə etdi, davam etdi, təkrar etdi, təkrarladı, mızıldandı, donquldandı, səsləndi, deyindi, xəbər aldı, razılaşdı, etiraz etdi, güldü, ah çəkdi, izah etdi, xahiş etdi, yalvardı, əmr etdi, bildirdi, sordu, soruyor, diyor, yanıtladı, cevap verdi, cevapladı, söyledi, fısıldadı, haykırdı, seslendi, ekledi, devam etti, tekrarladı, mırıldandı, homurdandı, karşılık verdi, açıkladı, itiraz etti, söylendi, emretti, iç çekti, atıldı, gürledi',
)

const RUSSIAN_MEN = wordsOf(
  'сказал, спросил, ответил, прошептал, крикнул, закричал, воскликнул, добавил, продолжил, продолжал, пробормотал, проговорил, вздохнул, засмеялся, рассмеялся, улыбнулся, заметил, возразил, согласился, повторил, объяснил, попросил, предложил, буркнул, проворчал, шепнул, отозвался, заявил, сообщил, подтвердил, удивился, вскрикнул, выкрикнул, позвал, начал, перебил, кивнул, приказал, предупредил, пояснил, откликнулся, говорил, отвечал, спрашивал, шептал, кричал, повторял, восклицал',
)

const RUSSIAN_NOW = wordsOf('говорит, спрашивает, отвечает, шепчет, кричит')

const womanForm = (verb: string) => (verb.endsWith('ся') ? `${verb.slice(0, -2)}ась` : `${verb}а`)

export const speechVerbs: ReadonlyMap<string, SpeechVerb> = new Map<string, SpeechVerb>([
  ...ENGLISH.map((verb) => [verb, { grammar: 'english' }] as const),
  ...TURKIC.map((verb) => [verb, { grammar: 'turkic' }] as const),
  ...RUSSIAN_MEN.flatMap((verb) => [
    [verb, { grammar: 'russian', gender: 'man' }] as const,
    [womanForm(verb), { grammar: 'russian', gender: 'woman' }] as const,
  ]),
  ...['произнёс', 'произнес'].map((verb) => [verb, { grammar: 'russian', gender: 'man' }] as const),
  ['произнесла', { grammar: 'russian', gender: 'woman' }],
  ...RUSSIAN_NOW.map((verb) => [verb, { grammar: 'russian' }] as const),
])

/** Words that may stand between a name and its verb without being the subject. */
export const FILLERS_BY_GRAMMAR: Readonly<
  Record<Grammar, { readonly words: ReadonlySet<string>; readonly ending: RegExp }>
> = {
  english: {
    words: new Set(
      wordsOf('him, her, them, me, us, you, back, again, then, softly, aloud, finally, at, last'),
    ),
    ending: /\p{L}{2}ly$/u,
  },
  turkic: {
    words: new Set(
      wordsOf(
        'ona, onlara, mənə, bizə, sənə, sizə, bana, bize, sana, size, yenə, yine, sonra, birdən, birden, ucadan, astadan, yavaş, alçaq, alçak, kısık, uca, yüksek, səslə, sesle, təəccüblə, sevinclə, maraqla, kədərlə, həyəcanla, hirslə, merakla, heyecanla, sevinçle, şaşkınlıkla, üzüntüyle, öfkeyle, ki, tekrar, təkrar, axırda, nihayet, nəhayət',
      ),
    ),
    ending: /\p{L}{2}(?:ərək|araq|erek|arak|[ıiuü][bp]|[cç][aəe])$/u,
  },
  russian: {
    words: new Set(
      wordsOf(
        'ему, ей, им, мне, нам, тебе, вам, его, её, ее, их, меня, нас, в, ответ, наконец, вдруг, потом, опять, снова',
      ),
    ),
    ending: /\p{L}{3}[ое]$/u,
  },
}

/** Verb forms that end a first action of the same person: “açıb dedi”, “kalkarak sordu”. */
export const CONVERB = /\p{L}{2}(?:ərək|araq|erek|arak|[ıiuü][bp])$/u

/** Forms of a side clause, which may have a subject of its own: “gələndə”, “konuşurken”. */
export const SIDE_CLAUSE = /(?:[əae]nd[əa]|k[əe]n|[dt][ıiuü][ğk]\p{L}*|[ıiuü]nc[əae])$/u

/** Words that lead from a quote to its verb. */
export const WORDS_BEFORE_VERB = new Set(wordsOf('diye, deyə, deye, then, и, а, но, тогда'))

/** Words before a name at which a clause starts. */
export const CLAUSE_STARTS = new Set(
  wordsOf('and, but, then, so, и, а, но, тогда, потом, наконец, вдруг, затем, тут'),
)

export const CONJUNCTIONS = new Set(wordsOf('and, or, with, və, ilə, ya, ve, ile, veya, и, или, с, со'))

/** Words with which another clause about other people starts. */
export const OTHER_CLAUSE_STARTS = new Set(
  wordsOf(
    'who, that, which, while, because, if, he, she, they, который, которая, которые, что, пока, когда, если, он, она, они',
  ),
)

/** Capitalised words that name no one. */
export const NOT_NAMES = new Set(
  wordsOf(
    'suddenly, finally, quietly, softly, later, again, once, now, sonra, onda, birdən, birden, yenə, yine, nəhayət, nihayet, sonunda, axırda, bəzən, bazen, sadəcə, sadece, belə, böyle, orada, burada, indi, şimdi, потом, тогда, тихо, вдруг, наконец, затем, снова, опять, i, he, she, they, we, you, it, the, a, an, this, that, these, those, there, everyone, everybody, nobody, someone, somebody, people, one, who, what, which, both, all, another, no, yes, but, and, then, so, mən, sən, o, onlar, biz, siz, bu, hamı, heç, kim, biri, hər, ben, sen, onlar, herkes, kimse, kimsə, şu, bazıları, я, он, она, они, мы, ты, вы, оно, это, все, кто, никто, кто-то, каждый, один, одна, тот, та, другой, другая',
  ),
)

/** Roles that a story uses like names. Only forms that can be a subject. */
export const ROLE_NOUNS = new Set(
  wordsOf(
    'man, woman, boy, girl, child, mother, father, grandmother, grandfather, aunt, uncle, fisherman, captain, teacher, doctor, king, queen, prince, princess, sailor, soldier, officer, policeman, driver, waiter, baker, shepherd, farmer, hunter, nurse, priest, stranger, conductor, guard, clerk, qoca, qarı, kişi, qadın, oğlan, qız, uşaq, ana, ata, nənə, baba, müəllim, həkim, balıqçı, kapitan, padşah, şah, vəzir, çoban, əsgər, sürücü, dərviş, adam, kadın, çocuk, kız, anne, baba, nine, dede, öğretmen, doktor, balıkçı, kaptan, padişah, vezir, asker, şoför, ihtiyar, garson, bekçi, старик, старуха, мать, отец, мальчик, девочка, женщина, мужчина, дед, бабушка, дедушка, учитель, учительница, доктор, врач, капитан, король, королева, девушка, юноша, солдат, хозяин, хозяйка, рыбак, матрос, офицер, продавец, кондуктор, сторож, мама, папа',
  ),
)

/** Of the roles, those that a woman's verb goes with in Russian. */
export const WOMENS_ROLES = new Set(
  wordsOf('старуха, мать, девочка, женщина, бабушка, учительница, королева, девушка, хозяйка, мама'),
)

export const ADJECTIVES = new Set(
  wordsOf(
    'old, young, little, tall, other, qoca, yaşlı, gənc, kiçik, balaca, genç, küçük, ihtiyar, старый, старая, молодой, молодая, маленький, маленькая',
  ),
)

/** Words after a name that belong to it: “Leyla xanım”, “Ahmet Bey”. */
export const HONORIFICS = new Set(
  wordsOf(
    'xanım, bəy, müəllim, müəllimə, kişi, dayı, əmi, xala, bibi, nənə, baba, usta, hanım, bey, amca, teyze, dede, nine, efendi, abi, abla, hoca',
  ),
)

/** Words before a name that belong to it. */
export const TITLES_BEFORE_NAME = new Set(
  wordsOf(
    'mr, mrs, ms, miss, dr, doctor, professor, captain, uncle, aunt, king, queen, prince, princess, lady, lord, sir, дядя, тётя, доктор, капитан, профессор, князь, княгиня, княжна, граф, графиня, господин, госпожа, товарищ, барон',
  ),
)

export const PATRONYMIC = /(?:вич|вна|чна|[оеё]в|[оеё]ва|ин|ина|ский|ская)$/u

/** Men whose names end like women's. */
export const RUSSIAN_MEN_IN_A = new Set(
  wordsOf(
    'илья, никита, саша, миша, коля, ваня, петя, витя, костя, гриша, лёша, алёша, леша, алеша, паша, дима, вова, федя, серёжа, сережа, юра, стёпа, гена, боря, лёня, кузьма, фома, лука, женя, валя, гоша, толя, митя, сеня, яша, слава, данила',
  ),
)

/** Labels before a colon that name no speaker. */
export const NOT_SPEAKERS = new Set(
  wordsOf(
    'note, notes, warning, attention, example, source, date, time, place, subject, from, to, cc, tel, phone, address, price, total, title, chapter, part, scene, p.s, ps, characters, cast, qeyd, diqqət, nümunə, mənbə, tarix, vaxt, yer, mövzu, ünvan, qiymət, cəmi, başlıq, fəsil, hissə, səhnə, iştirakçılar, not, dikkat, örnek, kaynak, saat, konu, adres, fiyat, toplam, başlık, bölüm, sahne, kişiler, примечание, внимание, пример, источник, дата, время, место, тема, кому, телефон, адрес, цена, итого, название, глава, часть, сцена, действующие лица',
  ),
)

/** Labels of the voice that reads the rest. */
export const NARRATOR_LABELS = new Set(
  wordsOf(
    'narrator, author, voice-over, təhkiyəçi, müəllif, oxuyan, anlatıcı, yazar, seslendiren, dış ses, рассказчик, чтец, автор, от автора',
  ),
)
