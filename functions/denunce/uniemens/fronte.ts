import type { Processo } from '../../../shared/contracts/cedolini/processo.ts';
import type { Scuola } from '../../../shared/contracts/scuola/scuola.ts';
import { senzaAccenti } from '../../../shared/domain/persona/nominativo.ts';
import { ultimoGiornoDelMese, type Mese } from '../../../shared/domain/tempo/mese.ts';
import { meseOrdinato } from '../../archivio/denunce/denuncia.ts';
import { altriDatiAl } from '../../archivio/scuola/scuola-propria.ts';
import { AppError } from '../../platform/http/errors.ts';
import { improntaFile } from '../macchina/stato-denuncia.ts';
import { SENZA_SOFTWARE } from './controlli-azienda.ts';

/** Characters of the name of who sends and of who declares. */
const NOME = 50;

const mancante = (che: string): AppError =>
  new AppError('STATO_NON_AMMESSO', `${che}: scriverlo in Scuola, altri dati, poi ripetere.`);

/** Which runs were gathered, as they were sealed: another set, or another content, is to be gathered again. */
const improntaDi = (processi: readonly Processo[]): string =>
  improntaFile(
    Buffer.from(
      processi
        .map(({ uid, hash }) => `${uid}=${hash ?? ''}`)
        .toSorted()
        .join('\n'),
    ),
  );

/** Who sends and who declares, as the school is on the last day of the month. @throws STATO_NON_AMMESSO without what no file can lack */
export const fronteUniemens = (
  scuola: Scuola | undefined,
  mese: Mese,
  processi: readonly Processo[],
): Readonly<Record<string, string>> => {
  if (scuola?.codFiscale == null) throw mancante('La scuola non ha il codice fiscale');
  const dati = altriDatiAl(scuola, ultimoGiornoDelMese(mese));
  if (dati?.cfPersonaMittente == null) throw mancante('Non è indicato chi trasmette UniEmens');
  const nome = senzaAccenti(scuola.desScuola).slice(0, NOME).trim();
  return {
    '@Tipo': dati.tipoMittente === 'PERSONA' ? '2' : '1',
    CFPersonaMittente: dati.cfPersonaMittente,
    RagSocMittente: nome,
    CFMittente: scuola.codFiscale,
    CFSoftwarehouse: dati.cfSoftwareHouse ?? SENZA_SOFTWARE,
    SedeINPS: dati.codSedeInps ?? '',
    AnnoMeseDenuncia: meseOrdinato(mese),
    CFAzienda: scuola.codFiscale,
    RagSocAzienda: nome,
    CAP: scuola.desCap ?? '',
    ISTAT: (dati.codAteco ?? '').replaceAll('.', ''),
    elaborazioni: improntaDi(processi),
  };
};
