import { Pause, Play } from 'lucide-react'

interface PlayIconProps {
  /** It sounds: the bars of a pause instead of the triangle. */
  isOn?: boolean
  /** 16 px; 20 in tool bars. */
  size?: 16 | 20
}

/** The one picture of everything that sounds when it is pressed. */
export function PlayIcon({ isOn = false, size = 16 }: PlayIconProps) {
  const Icon = isOn ? Pause : Play
  return <Icon size={size} fill="currentColor" aria-hidden />
}
