export { openProduct, type Product, type ProductOptions } from './product.js';
export { sampleComboId, seedSamples } from './samples/seed-samples.js';
export { generateCombos, type GenerateOptions } from './generate/generate-combos.js';
export { backUp } from './maintenance/back-up.js';
export { checkBackup } from './maintenance/backup-manifest.js';
