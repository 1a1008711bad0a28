declare module 'lucide-react/dist/cjs/lucide-react.js' {
  import type { LucideIcon } from 'lucide-react'
  const all: { [name: string]: LucideIcon | undefined }
  export default all
}
