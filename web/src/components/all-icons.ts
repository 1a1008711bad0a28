export { icons } from 'lucide-react'
