/** Written by tools/game-icons.ts from icons.txt. */
declare module 'virtual:game-icons' {
  export const groups: { name: string; icons: { name: string; words: string }[] }[]
  /** The outline of each icon on 512 by 512. */
  export const paths: { [name: string]: string | undefined }
}
