import type { Archivio } from '#platform/data/archivio.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { somma } from '#shared/money/centesimi.ts';
import { readIdentita } from '../../persone/identita.ts';
import { campiVigenti } from '../contenuto.ts';
import { denunceRepository, type DenunciaSalvata } from '../denunce-repository.ts';
import { certificatiInVigore } from './in-vigore.ts';

type Campi = ReturnType<typeof campiVigenti>;

/** A record as it was sent. */
interface Inviato {
  readonly campi: Campi;
}

const centesimi = (campi: Campi, nomi: readonly string[]): number =>
  somma(nomi.map((nome) => (typeof campi[nome] === 'number' ? campi[nome] : 0)));

/** The sent filings of a kind and year that were not refused. */
const inviate = async (archivio: Archivio, di: 'CU' | 'SPT', anno: number): Promise<readonly DenunciaSalvata[]> => {
  const denunce = denunceRepository(archivio, di);
  const sue = (await denunce.listDel(`${di}#${anno}-`)).filter(
    ({ datInvio, esito }) => datInvio !== null && !isRespinta(esito),
  );
  return Promise.all(sue.map(({ uid }) => denunce.loadIntera(uid)));
};

const recordsDi = ({ contenuto, valori }: DenunciaSalvata): readonly Inviato[] =>
  contenuto.records.map((record) => ({ campi: campiVigenti(record, valori) }));

/** Who a communication told of and NoiPA refused: they are sent again in another. */
const isRespinto = ({ respinti = [] }: Denuncia, { campi }: Inviato): boolean =>
  respinti.some(({ chiave }) => chiave.endsWith(`|${String(campi.IdDipendente)}`));

/** The fields of the certifications in force of a year. */
const certificazioni = async (archivio: Archivio, denunce: readonly DenunciaSalvata[]): Promise<readonly Campi[]> => {
  if (denunce.length === 0) return [];
  const { oggi } = await readIdentita(archivio);
  return certificatiInVigore(denunce, oggi).flatMap(({ salvata: { valori }, records }) =>
    records.map((record) => campiVigenti(record, valori)),
  );
};

/** What the sent certifications and communications to NoiPA say was withheld in a year, in cents. */
export interface Certificato {
  readonly dipendenti: number;
  readonly autonomi: number;
}

/** The withholdings of a year that somebody certifies. One query a kind and one a filing. */
export const certificatoDellAnno = async (archivio: Archivio, anno: number): Promise<Certificato> => {
  const [cu, spt] = await Promise.all([inviate(archivio, 'CU', anno), inviate(archivio, 'SPT', anno)]);
  const punti = await certificazioni(archivio, cu);
  const comunicati = spt.flatMap((intera) =>
    recordsDi(intera)
      .filter((record) => record.campi.Tassazione !== 'AP' && !isRespinto(intera.denuncia, record))
      .map(({ campi }) => campi),
  );
  return {
    dipendenti: somma([
      ...punti.map((campi) => centesimi(campi, ['DB001021'])),
      ...comunicati.map((campi) => centesimi(campi, ['RitenutaIrpef'])),
    ]),
    autonomi: somma(punti.map((campi) => centesimi(campi, ['AU001009', 'AU001010']))),
  };
};
