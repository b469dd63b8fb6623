import type { Meta, StoryObj } from '@storybook/react-vite'
import { classNames } from '#src/ui/class-names.ts'
import { foundationAccess, type Guide } from '../support/guide.ts'

interface SpecimenProps {
  lang: string
  sample: string
  alphabet: string
}

const sizes = [
  'text-28 font-strong',
  'text-20 font-strong',
  'text-16',
  'text-14',
  'text-13 text-muted',
] as const

const Specimen = ({ lang, sample, alphabet }: SpecimenProps) => (
  <div lang={lang} className="catalogue-fill">
    {sizes.map((size) => (
      <p key={size} className={classNames(size, 'wrap-long')}>
        {sample}
      </p>
    ))}
    <p className="wrap-long text-16">{alphabet}</p>
    <p className="wrap-long text-16 font-strong">{alphabet}</p>
  </div>
)

const meta = {
  title: 'Foundations/Type',
  parameters: {
    guide: {
      is: 'Sizes, weights and letters of the typeface in four languages.',
      use: 'To choose the size of a text.',
      instead: 'Foundations/Tokens to copy its name; no other size.',
      ...foundationAccess,
      status: 'stable',
    } satisfies Guide,
  },
  component: Specimen,
  args: {
    lang: 'az',
    sample: 'Mətni yazın, səsi seçin, dinləyin: 3 blok · 0,45 ₼',
    alphabet:
      'Aa Bb Cc Çç Dd Ee Əə Ff Gg Ğğ Hh Xx Iı İi Jj Kk Qq Ll Mm Nn Oo Öö Pp Rr Ss Şş Tt Uu Üü Vv Yy Zz',
  },
} satisfies Meta<typeof Specimen>

export default meta
type Story = StoryObj<typeof meta>

export const Azerbaijani: Story = {}
export const Turkish: Story = {
  args: {
    lang: 'tr',
    sample: 'Metni yazın, sesi seçin, dinleyin: 3 blok · 0,45 ₼',
    alphabet:
      'Aa Bb Cc Çç Dd Ee Ff Gg Ğğ Hh Iı İi Jj Kk Ll Mm Nn Oo Öö Pp Rr Ss Şş Tt Uu Üü Vv Yy Zz Ââ Îî Ûû',
  },
}
export const English: Story = {
  args: {
    lang: 'en',
    sample: 'Write the text, choose a voice, listen: 3 blocks · ₼0.45',
    alphabet: 'Aa Bb Cc Dd Ee Ff Gg Hh Ii Jj Kk Ll Mm Nn Oo Pp Qq Rr Ss Tt Uu Vv Ww Xx Yy Zz',
  },
}
export const Russian: Story = {
  args: {
    lang: 'ru',
    sample: 'Напишите текст, выберите голос, слушайте: 3 блока · 0,45 ₼',
    alphabet:
      'Аа Бб Вв Гг Дд Ее Ёё Жж Зз Ии Йй Кк Лл Мм Нн Оо Пп Рр Сс Тт Уу Фф Хх Цц Чч Шш Щщ Ъъ Ыы Ьь Ээ Юю Яя',
  },
}

/** Digits of equal width: columns of money and running time do not shift. */
export const Figures: Story = {
  render: () => (
    <div className="tabular catalogue-fill text-16">
      {['1 111,11 ₼', '8 888,88 ₼', '   00:11:11', '   00:48:38'].map((figures) => (
        <p key={figures}>{figures}</p>
      ))}
    </div>
  ),
}
