import { Pause, Play } from 'lucide-react'

interface PlayIconProps {
  /** True while playing: shows the pause icon instead of the triangle. */
  isOn?: boolean
  /** 16 px; 20 px in toolbars. */
  size?: 16 | 20
}

/** The icon of every play button. */
export function PlayIcon({ isOn = false, size = 16 }: PlayIconProps) {
  const Icon = isOn ? Pause : Play
  return <Icon size={size} fill="currentColor" aria-hidden />
}
