import { DOMMatrix, ImageData, Path2D } from 'canvas-delle-prove';

// pdf.js makes a matrix of the browser's when it is loaded, and Node has none.
Object.assign(globalThis, { DOMMatrix, ImageData, Path2D });

export const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
