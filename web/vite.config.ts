import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// QUINTAIN_WEB_OUT is where Maven wants the pages; QUINTAIN_SERVER is a running `./quintain serve` to develop against.
export default defineConfig({
  plugins: [react()],
  cacheDir: 'node_modules/.vite',
  build: {
    outDir: process.env.QUINTAIN_WEB_OUT ?? 'target/site/web',
    emptyOutDir: true,
    reportCompressedSize: true,
  },
  server: {
    proxy: {
      '/api': { target: process.env.QUINTAIN_SERVER ?? 'http://localhost:7373', ws: true },
    },
  },
})
