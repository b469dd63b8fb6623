import { CopyPlus } from 'lucide-react'

export const icon = CopyPlus
