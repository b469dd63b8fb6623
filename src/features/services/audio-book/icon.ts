import { BookHeadphones } from 'lucide-react'

export const icon = BookHeadphones
