import type * as z from 'zod';
import type { PuntiCertificati } from '#shared/contracts/denunce/cu/cu.ts';
import type { ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import { forma, importo, testo } from '#shared/domain/campi.ts';
import { QUADRI } from '#shared/domain/denunce/cu.ts';
import { isPuntoCu, puntiCu, type FormatoPunto } from '#shared/domain/denunce/punti-cu.ts';
import { somma } from '#shared/money/centesimi.ts';
import type { Campi, Composizione } from '../../macchina/denuncia.ts';

const cifre = (massimo: number) => forma(new RegExp(`^\\d{0,${massimo}}$`), 'Qui vanno solo cifre.', 0, massimo);
const SCHEMI: Readonly<Record<FormatoPunto, z.ZodType<ValoreCampo>>> = {
  AN: testo(0, 100),
  DT: forma(/^(?:\d{4}-\d{2}-\d{2})?$/, 'La data ha la forma AAAA-MM-GG.', 0, 10),
  CB: forma(/^1?$/, '1 o niente.', 0, 1),
  CB12: forma(/^(?:[01]{12})?$/, '12 caselle 0 o 1, o niente.', 0, 12),
  N1: cifre(1),
  N2: cifre(2),
  N3: cifre(3),
  N4: cifre(4),
  VP: importo(),
};

/** The points by their code, and the receipt of what is corrected; empty text or no cents for a point that is not written. */
const campi: Readonly<Record<string, z.ZodType<ValoreCampo>>> = {
  ...Object.fromEntries(Object.entries(puntiCu).map(([codice, { formato }]) => [codice, SCHEMI[formato]])),
  protocollo: forma(/^(?:\d{17})?$/, 'Il protocollo ha 17 cifre.', 0, 17),
  progressivoRicevuta: forma(/^(?:\d{6})?$/, 'Il progressivo della ricevuta ha 6 cifre.', 0, 6),
};

const puntiDi = (record: Campi): PuntiCertificati =>
  Object.fromEntries(
    Object.entries(record).filter(([codice, valore]) => isPuntoCu(codice) && valore !== '' && valore !== 0),
  );

const isQuadro =
  (quadro: string) =>
  (record: Campi): boolean =>
    record.quadro === quadro;

interface Gruppo {
  readonly persona: Campi;
  readonly moduli: readonly Campi[];
}

/** The certificate that a record is of: of whom, and under which title when they have two. */
const certificatoDi = ({ codFiscale, titolo = '' }: Campi): string => `${String(codFiscale)}|${String(titolo)}`;

/** Each person with what they were paid, in the order they are stored. */
const gruppiDi = (righe: readonly Campi[]): readonly Gruppo[] => {
  const moduli = Map.groupBy(
    righe.filter((record) => !isQuadro(QUADRI.persona)(record)),
    certificatoDi,
  );
  return righe
    .filter(isQuadro(QUADRI.persona))
    .map((persona) => ({ persona, moduli: moduli.get(certificatoDi(persona)) ?? [] }));
};

/** Self-employed modules are numbered one after the other; that of employment is the first of its kind. */
const moduliDi = (moduli: readonly Campi[]) =>
  (['G', 'H'] as const).flatMap((tipo) =>
    moduli.filter(isQuadro(tipo)).map((record, indice) => ({ tipo, progressivo: indice + 1, punti: puntiDi(record) })),
  );

const testoDi = (record: Campi, nome: string): string => String(record[nome] ?? '');

const compose: Composizione['compose'] = (dati, righe) => {
  const { anno, operazione, datFirma, codFiscale, denominazione, email, telefono } = dati;
  const comuni = puntiDi({ ...dati, DA003001: datFirma ?? '', DA003002: '1' });
  return {
    anno: Number(anno),
    operazione,
    sostituto: { codFiscale, denominazione, email, telefono },
    rappresentante: {
      codFiscale: dati.cfRappresentante,
      codiceCarica: dati.codiceCarica,
      cognome: dati.cognomeRappresentante,
      nome: dati.nomeRappresentante,
    },
    datFirma,
    certificazioni: gruppiDi(righe).map(({ persona, moduli }, indice) => ({
      codFiscale: testoDi(persona, 'DA002001'),
      progressivo: indice + 1,
      protocollo: testoDi(persona, 'protocollo'),
      progressivoRicevuta: testoDi(persona, 'progressivoRicevuta'),
      punti: { ...comuni, ...puntiDi(persona) },
      moduli: operazione === 'ANNULLAMENTO' ? [] : moduliDi(moduli),
    })),
  };
};

const POSTO = /^certificazioni\.(\d+)\.(?:moduli\.(\d+)\.)?(\w+)$/;

const dove: Composizione['dove'] = (righe) => {
  const gruppi = gruppiDi(righe);
  const posti = new Map(righe.map((record, posto) => [record, posto]));
  return (campo) => {
    const [, quale, modulo, nome = ''] = POSTO.exec(campo) ?? [];
    const gruppo = gruppi[Number(quale)];
    if (quale === undefined || gruppo === undefined) return { riga: null, nome: null };
    const ordinati = (['G', 'H'] as const).flatMap((tipo) => gruppo.moduli.filter(isQuadro(tipo)));
    const record = modulo === undefined ? gruppo.persona : (ordinati[Number(modulo)] ?? gruppo.persona);
    return { riga: posti.get(record) ?? null, nome: Object.hasOwn(campi, nome) ? nome : null };
  };
};

const RITENUTE = ['DB001021', 'DB001482', 'AU001009', 'AU001010'] as const;

/** How stored records become certifications, and back to where each is mended. The sums are what was withheld. */
export const composizione: Composizione = {
  campoDi: (record, nome) => (Object.hasOwn(record, nome) ? campi[nome] : undefined),
  compose,
  dove,
  sommeDi: (righe) => ({
    debito: somma(righe.flatMap((record) => RITENUTE.map((codice) => Number(record[codice] ?? 0)))),
    credito: 0,
  }),
};
