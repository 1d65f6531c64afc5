/** Memory of each kind of Lambda (MB). With 1769 comes a whole processor; what only starts work, or reads a little, needs a fraction of it. */
export const MEMORY = { api: 1024, steps: 1769, reader: 1769, schedule: 512 } as const;
