import { AudioLines } from 'lucide-react'

export const icon = AudioLines
