import type { LocaleCode } from '#src/contract/primitives.ts'

export type SampleArticle = readonly [title: string, ...paragraphs: string[]]

export const sampleArticles: Readonly<Record<LocaleCode, SampleArticle>> = {
  az: [
    'Köhnə şəhərin çörəkçisi',
    'İçərişəhərin dar küçələrindən birində, qala divarının dibində kiçik bir çörəkxana var. Səhər saat beşdə ora işıq düşür, altıda isə küçəyə təzə çörəyin ətri yayılır.',
    'Çörəkçi Rauf usta bu təndiri atasından miras alıb. O deyir ki, xəmir danışmağı sevmir: onu tələsdirmək olmaz, sadəcə gözləmək lazımdır.',
    'Yayda turistlər çörəkxananın qarşısında növbəyə durur, qışda isə buraya yalnız qonşular gəlir. Hər birinin öz saatı, öz söhbəti, öz isti çörəyi var.',
    'Keçən il ustanın nəvəsi dükan üçün sayt açdı. İndi sifarişlərin yarısı telefondan gəlir, amma çörək əvvəlki kimi əllə yoğrulur və odun üstündə bişir.',
  ],
  tr: [
    'Adanın son faytoncusu',
    'Vapur iskeleye yanaşınca önce martılar, sonra bisiklet zilleri duyulur. Adada artık araba sesi yok, fayton sesi de kalmadı.',
    'Hasan Bey kırk yıl boyunca bu yokuşlarda at sürdü. Şimdi aynı yolları yürüyerek geziyor ve her köşede durup eski bir hikâye anlatıyor.',
    'Onu dinlemek için gelenler çoğaldıkça belediye pazar günleri küçük turlar düzenlemeye başladı. Tur iki saat sürüyor, ama kimse saate bakmıyor.',
    'Akşam olunca son vapur kalkar, iskele sessizleşir. Hasan Bey el sallar ve evine giderken yarının hikâyesini düşünür.',
  ],
  en: [
    'The library at the end of the line',
    'The last tram stops in front of a low brick building with a blue door. Most people think it is a ticket office, and walk past.',
    'Inside there are nine thousand books, two armchairs and a kettle. Anna, who runs the place, knows almost every reader by name, and by what they borrowed last.',
    'She opened it in an empty waiting room, because she wanted people to have something better to do than look at the clock. The company let her keep the keys.',
    'On Friday evenings somebody reads aloud for half an hour. The drivers leave the doors of the tram open then, so that they can listen too.',
  ],
  ru: [
    'Маяк, который не погас',
    'На северном берегу, где дорога кончается, стоит старый маяк. Корабли давно находят путь без него, но каждый вечер в окне загорается свет.',
    'Смотритель Павел Андреевич поднимается наверх по ста двадцати ступеням. Он говорит, что свет нужен не кораблям, а тем, кто ждёт на берегу.',
    'Летом сюда приезжают дети из соседних посёлков. Они слушают рассказы о штормах, пьют чай с брусникой и по очереди смотрят в большую подзорную трубу.',
    'В прошлом году маяк хотели закрыть, но жители собрали подписи и деньги на ремонт. Теперь у лестницы новые перила, а у маяка — новые друзья.',
  ],
}
