import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vite.config.ts';

const tests = defineConfig({ test: { include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] } });

export default defineConfig((env) => mergeConfig(base(env), tests));
