/** AssemblyScript's name for the words that assembly/move.ts packs; to TypeScript they are numbers. */
declare type u32 = number;
