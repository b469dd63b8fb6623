import { ScanText } from 'lucide-react'

export const icon = ScanText
