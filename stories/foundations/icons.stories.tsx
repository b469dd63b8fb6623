import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  AudioLines,
  Check,
  CircleAlert,
  CircleCheck,
  Clock,
  Copy,
  Download,
  Ellipsis,
  Globe,
  Info,
  type LucideIcon,
  Mic,
  Pause,
  Play,
  Plus,
  Redo2,
  Search,
  Settings2,
  SkipForward,
  Star,
  Trash2,
  TriangleAlert,
  Undo2,
  User,
  X,
} from 'lucide-react'
import { foundationAccess, type Guide } from '../support/guide.ts'

interface GalleryProps {
  named: Readonly<Record<string, LucideIcon>>
  size: 16 | 20
}

const Gallery = ({ named, size }: GalleryProps) => (
  <ul className="catalogue-grid">
    {Object.entries(named).map(([name, Icon]) => (
      <li key={name} className="catalogue-row">
        <Icon size={size} aria-hidden />
        <span className="catalogue-label">{name}</span>
      </li>
    ))}
  </ul>
)

const sound = { AudioLines, Mic, Play, Pause, SkipForward }
const actions = { Plus, Copy, Trash2, Undo2, Redo2, Search, Download, Settings2, Ellipsis, Check, X }
const states = { CircleCheck, CircleAlert, TriangleAlert, Info, Clock, Star, User, Globe }

const meta = {
  title: 'Foundations/Icons',
  parameters: {
    guide: {
      is: 'The icons of the product and what each stands for.',
      use: 'Before a new icon is chosen: one meaning, one icon.',
      instead: 'Words, where a picture is not known to everybody.',
      ...foundationAccess,
      status: 'stable',
    } satisfies Guide,
  },
  component: Gallery,
  args: { named: sound, size: 20 },
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Sound: Story = {}
export const Actions: Story = { args: { named: actions, size: 16 } }
export const States: Story = { args: { named: states, size: 16 } }
