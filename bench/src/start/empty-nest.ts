import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PACKAGE = { name: 'empty-nest', private: true, type: 'module', scripts: { start: 'node main.js' } };
const MAIN = `import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

class AppController {
  hello() {
    return 'Hello World!';
  }
}
Get()(AppController.prototype, 'hello', Object.getOwnPropertyDescriptor(AppController.prototype, 'hello'));
Controller()(AppController);
class AppModule {}
Module({ controllers: [AppController] })(AppModule);

const app = await NestFactory.create(AppModule);
await app.listen(0, '127.0.0.1');
console.log('ready at ' + (await app.getUrl()));
`;

/** Writes what a new, built NestJS application is; below node_modules, so that it finds its packages. */
export async function writeEmptyNest(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify(PACKAGE));
  await writeFile(join(folder, 'main.js'), MAIN);
}
