import type { Archivio } from '#platform/data/archivio.ts';
import type { AltriDati, Firmatario } from '#shared/contracts/scuola/dati-propri.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { identitaDi, precedenteAl, versioneAl, type RuoloFirma } from '#shared/domain/scuola.ts';
import { containsGiorno } from '#shared/domain/tempo/periodo.ts';
import { scuolaRepository } from './scuola.ts';

/** The school itself with the data only it has; undefined while the office has not filled it in. One request. */
export const getScuolaPropria = async (archivio: Archivio): Promise<Scuola | undefined> =>
  (await scuolaRepository(archivio).listAll()).find(({ tipo }) => tipo === 'PROPRIA');

/** The school with the codes, the name and the seat that it had on a day. */
export const scuolaAl = <S extends Scuola | undefined>(scuola: S, giorno: string): S => {
  const era = scuola && precedenteAl(scuola, giorno);
  return scuola && era ? { ...scuola, ...identitaDi(era) } : scuola;
};

/** The sender of the filings of the school on a day: the school as it is by then or, once it has ended, the one that took its place. */
export const chiTrasmette = (
  scuola: Scuola | undefined,
  giorno: string,
): Pick<Scuola, 'codFiscale' | 'desScuola'> | undefined => {
  const subentrante = scuola?.dati?.subentrante;
  return subentrante !== undefined && subentrante.dal <= giorno ? subentrante : scuolaAl(scuola, giorno);
};

/** What filings need of the school on a day; undefined when no entry had begun. */
export const altriDatiAl = (scuola: Scuola | undefined, giorno: string): AltriDati | undefined =>
  versioneAl(scuola?.dati?.altriDati ?? [], giorno);

/** Who was head teacher or administrative director on a day. */
export const firmatarioAl = (scuola: Scuola | undefined, ruolo: RuoloFirma, giorno: string): Firmatario | undefined =>
  scuola?.dati?.firmatari.find((firmatario) => firmatario.ruolo === ruolo && containsGiorno(firmatario, giorno));
