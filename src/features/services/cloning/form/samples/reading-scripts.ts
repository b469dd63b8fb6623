import type { LocaleCode } from '#src/contract/primitives.ts'

/** Texts to read aloud, by language code. Each takes about forty seconds and contains all sounds of its language. */
const scriptsByLanguage: Readonly<Record<string, string>> = {
  az: 'Səhər tezdən şəhər hələ yatır. Dənizdən gələn külək köhnə küçələrin arasından keçir, çörəkxananın qapısından isti çörək qoxusu yayılır. Bir azdan dükanlar açılacaq, uşaqlar məktəbə tələsəcək, çayxanada ilk çay süzüləcək. Mən bu saatı çox sevirəm: nə səs-küy var, nə tələskənlik. Pəncərəni açıb dərindən nəfəs alıram və günün necə başlayacağını düşünürəm. Bəlkə bu gün çoxdan görmədiyim dostuma zəng edim, ya da sadəcə sahildə gəzim. Axı gün hələ qabaqdadır.',
  tr: 'Sabahın erken saatlerinde şehir hâlâ uyur. Denizden gelen rüzgâr eski sokakların arasından geçer, fırının kapısından sıcak ekmek kokusu yayılır. Birazdan dükkânlar açılacak, çocuklar okula koşacak, çay ocağında ilk çay demlenecek. Ben bu saati çok severim: ne gürültü vardır ne de acele. Pencereyi açıp derin bir nefes alırım ve günün nasıl başlayacağını düşünürüm. Belki bugün uzun zamandır görmediğim bir arkadaşımı ararım ya da yalnızca kıyıda yürürüm. Nasıl olsa gün daha yeni başlıyor.',
  en: 'Early in the morning the town is still asleep. The wind from the sea moves through the old streets, and the smell of warm bread comes out of the baker’s door. Soon the shops will open, the children will hurry to school, and the first tea of the day will be poured. I love this hour: there is no noise, and nobody is in a rush. I open the window, take a deep breath and think about how the day should begin. Perhaps I will call a friend I have not seen for years, or simply take a walk along the shore. After all, the whole day is still ahead.',
  ru: 'Рано утром город ещё спит. Ветер с моря проходит между старыми улицами, а из дверей пекарни пахнет горячим хлебом. Скоро откроются магазины, дети побегут в школу, в чайной нальют первый чай. Я очень люблю этот час: нет ни шума, ни спешки. Я открываю окно, глубоко вдыхаю и думаю, с чего начать день. Может быть, позвоню другу, с которым мы давно не виделись, или просто пройдусь по берегу. Ведь весь день ещё впереди.',
} satisfies Record<LocaleCode, string>

export const readingScript = (code: string | undefined) =>
  code === undefined ? undefined : scriptsByLanguage[code]
