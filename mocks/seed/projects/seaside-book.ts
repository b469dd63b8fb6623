import type { SeedBlock, SeedProject } from '#mocks/features/seeding/seed-project.ts'
import { bookOf } from '#mocks/services/audio-book/seed/seed-book.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'

/** Voices by id: the narrator is the project's, the old man's is Rəşad. */
const NARRATOR = 1
const OLD_MAN = { character: 'Qoca balıqçı', voice_id: 6 }

const fishermanSays = (text: string): SeedBlock => ({
  text,
  voiceId: OLD_MAN.voice_id,
  settings: { character: OLD_MAN.character },
})

const frontMatter: SeedBlock[] = [
  { type: 'chapter', text: 'Müəllif hüququ', settings: { is_left_out: true } },
  { text: '© Leyla Əliyeva. Bütün hüquqlar qorunur.' },
]

const chapterWind: SeedBlock[] = [
  { type: 'chapter', text: 'Birinci fəsil. Külək' },
  { text: 'Bakıya gəldiyim gün külək elə əsirdi ki, dənizi görməmişdən əvvəl onun səsini eşitdim.' },
  { text: 'Sahildə torlarını yamayan bir qoca oturmuşdu. Məni görüb başını qaldırdı.' },
  fishermanSays('Xoş gəlmisən, qızım. Külək sabaha qədər dayanar.'),
]

const chapterBoat: SeedBlock[] = [
  { type: 'chapter', text: 'İkinci fəsil. Qayıq' },
  { text: 'Səhər dəniz həqiqətən sakit idi. Qocanın qayığı sahildən bir az aralıda ləngərlənirdi.' },
  { type: 'pause', text: '', settings: { pause: 1.5 } },
  fishermanSays('Otur, qızım. Adaya qədər yarım saatlıq yoldur.'),
]

const chapterIsland: SeedBlock[] = [
  { type: 'chapter', text: 'Epiloq' },
  { text: 'O yaydan çox illər keçdi. Mən isə hər dəfə külək əsəndə o səsi eşidirəm.' },
]

const seasideBlocks: readonly SeedBlock[] = [...chapterWind, ...chapterBoat, ...chapterIsland]
/** The same with front matter, which is excluded. */
export const importedBlocks: readonly SeedBlock[] = [...frontMatter, ...seasideBlocks]

const REWRITTEN_TEXTS = ['Epiloq', 'Xoş gəlmisən, qızım. Külək sabaha qədər dayanar.']
/** The same, spoken before two of its sentences were edited. */
export const changedBlocks: readonly SeedBlock[] = seasideBlocks.map((block) =>
  REWRITTEN_TEXTS.includes(block.text) ? { ...block, edited: block.text.replace(/\.?$/, '!') } : block,
)

/** A small book in Azerbaijani, with a narrator and an old man who has a separate voice. */
export const seasideBook = (rest: Partial<SeedProject>): SeedProject => ({
  slug: 'audio-book',
  title: 'Dəniz kənarında',
  language: 'az',
  voiceId: NARRATOR,
  status: projectStatuses.COMPLETED,
  daysAgo: 0,
  content: bookOf({ author: 'Leyla Əliyeva', narrator: 'Nigar', voices: [OLD_MAN] }),
  blocks: seasideBlocks,
  ...rest,
})
