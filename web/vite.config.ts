import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// QUINTAIN_WEB_OUT is where Maven wants the pages; QUINTAIN_SERVER is a running `./quintain serve` to develop against.
export default defineConfig({
  plugins: [react()],
  cacheDir: 'node_modules/.vite',
  build: {
    outDir: process.env.QUINTAIN_WEB_OUT ?? 'target/site/web',
    emptyOutDir: true,
    // The server's content policy lets in files of its own, nothing that is written into other files.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // Only the set of all icons is that large, and it is fetched for a book that wants an uncommon one.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // One file for what every page needs, instead of a dozen small ones.
        advancedChunks: { groups: [{ name: 'shared', test: /node_modules[\\/](react|react-dom|scheduler|wouter|zustand|regexparam|use-sync-external-store)[\\/]/ }] },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: process.env.QUINTAIN_SERVER ?? 'http://localhost:7373', ws: true },
    },
  },
})
