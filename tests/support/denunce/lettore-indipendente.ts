import type { TipoDenuncia } from '#shared/domain/denuncia.ts';

// A second reader of every file that leaves, by the positions of the published layouts alone: it shares nothing with the program.

/** People that a file is of and the sums it holds by name, in cents. */
export interface LettoDaFuori {
  readonly persone: readonly string[];
  readonly somme: Readonly<Record<string, number>>;
  /** Rules of the frame that the file breaks. */
  readonly rotture: readonly string[];
}

const LUNGHEZZA = 1898;

/** Records of a fixed width; each ends with its mark and its line end. */
const recordsDi = (testo: string, rotture: string[]): readonly string[] => {
  const righe = testo.split('\r\n');
  if (righe.pop() !== '') rotture.push('the last line has no end');
  for (const [indice, riga] of righe.entries())
    if (riga.length !== LUNGHEZZA || !riga.endsWith('A'))
      rotture.push(`record ${indice + 1} has ${riga.length} characters, or no mark at its end`);
  if (!righe[0]?.startsWith('A') || !righe.at(-1)?.startsWith('Z')) rotture.push('the file has no head, or no end');
  return righe;
};

/** The characters of a record from a position of the layout, which counts from one. */
const da = (riga: string, posizione: number, quanti: number): string =>
  riga.slice(posizione - 1, posizione - 1 + quanti);
const quanti = (righe: readonly string[], tipo: string): number => righe.filter((riga) => riga.startsWith(tipo)).length;

/** Counts that the last record says, by the position of each. */
const checkConti = (righe: readonly string[], conti: Readonly<Record<string, number>>, rotture: string[]): void => {
  for (const [tipo, posizione] of Object.entries(conti))
    if (Number(da(righe.at(-1) ?? '', posizione, 9)) !== quanti(righe, tipo))
      rotture.push(`the end does not count the records ${tipo}`);
};

/** Sections of rows: where they begin, how many rows, how long each; debit and credit are the last thirty characters of a row. */
const SEZIONI: Readonly<Record<'f24ep' | 'f24', readonly (readonly [inizio: number, righe: number, lunga: number])[]>> =
  {
    f24ep: [[123, 22, 71]],
    f24: [
      [105, 6, 58],
      [499, 4, 67],
      [813, 4, 44],
      [1053, 4, 68],
      [1371, 3, 52],
      [1577, 2, 60],
    ],
  };
const SALDO_FINALE = 1793;

const f24 = (tipo: 'f24ep' | 'f24', testo: string): LettoDaFuori => {
  const rotture: string[] = [];
  const righe = recordsDi(testo, rotture);
  checkConti(righe, { V: 16, M: 25 }, rotture);
  let [debito, credito] = [0, 0];
  for (const riga of righe.filter((una) => una.startsWith('V'))) {
    let saldo = 0;
    for (const [inizio, volte, lunga] of SEZIONI[tipo])
      for (let volta = 0; volta < volte; volta += 1) {
        const fine = inizio + (volta + 1) * lunga;
        const [dare, avere] = [Number(da(riga, fine - 30, 15)), Number(da(riga, fine - 15, 15))];
        debito += dare;
        credito += avere;
        saldo += dare - avere;
      }
    if (saldo !== Number(da(riga, SALDO_FINALE, 15))) rotture.push('the balance of a record is not that of its rows');
  }
  return { persone: [], somme: { debito, credito }, rotture };
};

/** Couples of a record of certificates: a code of eight characters, a value of sixteen. */
const COPPIE = { inizio: 90, quante: 75, lunga: 24 } as const;
const IMPORTO = /^ *(?<segno>-?)(?<interi>\d+),(?<centesimi>\d{2})$/;

const cu = (testo: string): LettoDaFuori => {
  const rotture: string[] = [];
  const righe = recordsDi(testo, rotture);
  checkConti(righe, { B: 16, D: 34, G: 43, H: 52 }, rotture);
  const somme: Record<string, number> = {};
  for (const riga of righe.filter((una) => /^[GH]/.test(una)))
    for (let volta = 0; volta < COPPIE.quante; volta += 1) {
      const coppia = da(riga, COPPIE.inizio + volta * COPPIE.lunga, COPPIE.lunga);
      const trovato = IMPORTO.exec(coppia.slice(8))?.groups;
      if (trovato === undefined) continue;
      const cifre = Number(`${trovato.segno}${trovato.interi}${trovato.centesimi}`);
      somme[coppia.slice(0, 8)] = (somme[coppia.slice(0, 8)] ?? 0) + cifre;
    }
  const persone = righe.filter((una) => una.startsWith('D')).map((riga) => da(riga, 26, 16).trim());
  return { persone: distinte(persone), somme, rotture };
};

const distinte = (codici: readonly string[]): readonly string[] => [...new Set(codici)].toSorted();

/** The leaves of an XML by name; elements that do not close in their order are told. */
const foglieDi = (testo: string, rotture: string[]): ReadonlyMap<string, readonly string[]> => {
  const aperti: string[] = [];
  const foglie = new Map<string, string[]>();
  for (const [, chiude, nome = '', solo, valore] of testo.matchAll(/<(\/?)([A-Za-z_][\w.-]*)[^<>]*?(\/?)>([^<]*)/g)) {
    if (chiude === '/') {
      if (aperti.pop() !== nome) rotture.push(`${nome} closes what is not open`);
    } else if (solo !== '/') {
      aperti.push(nome);
      if (valore?.trim()) foglie.set(nome, [...(foglie.get(nome) ?? []), valore]);
    }
  }
  if (aperti.length > 0) rotture.push(`${aperti.join(', ')} left open`);
  return foglie;
};

const xml = (testo: string, identita: readonly string[], importi: readonly string[]): LettoDaFuori => {
  const rotture: string[] = [];
  const foglie = foglieDi(testo, rotture);
  const somme = Object.fromEntries(
    importi.map((nome) => [
      nome,
      (foglie.get(nome) ?? []).reduce((finora, valore) => finora + Number(valore.replace(/[.,]/, '')), 0),
    ]),
  );
  return { persone: distinte(identita.flatMap((nome) => foglie.get(nome) ?? [])), somme, rotture };
};

/** Reads a file of a kind of filing as somebody who has its layout alone. */
export const readDaFuori = (tipo: TipoDenuncia, bytes: Uint8Array): LettoDaFuori => {
  const testo = Buffer.from(bytes).toString('latin1');
  if (tipo === 'f24' || tipo === 'f24ep') return f24(tipo, testo);
  if (tipo === 'cu') return cu(testo);
  return tipo === 'spt'
    ? xml(testo.replace(/<Ente>[^]*<\/Ente>/, ''), ['CodiceFiscale'], ['Lordo', 'RitenutaIrpef', 'Irap'])
    : xml(testo, ['CFLavoratore', 'CFCollaboratore'], []);
};
