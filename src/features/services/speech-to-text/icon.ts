import { Captions } from 'lucide-react'

export const icon = Captions
