export { openProduct, type Product, type ProductOptions } from './product.js';
export { sampleComboId, seedSamples } from './samples/seed-samples.js';
