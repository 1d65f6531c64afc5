import { certificatiSuperati } from '#archivio/denunce/annuali/superati.ts';
import type { DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Denuncia, RilievoInRiga } from '#shared/contracts/denunce/denuncia.ts';
import { CERTIFICATO_SUPERATO } from '#shared/domain/denunce/cu.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';

/** Returns the fate of a certificate that a filing corrected, and the way on. */
export const superatoInParole = ({
  descrizione,
  datInvio,
  dati,
}: Denuncia): { readonly dove: string; readonly rimedio: string } => {
  const quale = `"${descrizione}", inviata il ${formatGiorno(datInvio ?? '')}`;
  return dati.operazione === 'ANNULLAMENTO'
    ? {
        dove: `annullata da ${quale}`,
        rimedio: 'Se va certificato, elaborare di nuovo le CU di questo invio: chi non ne ha una torna nella prossima.',
      }
    : { dove: `sostituita da ${quale}`, rimedio: 'Consegnare e correggere quella.' };
};

/** Returns the findings of sent certificates that later ones replaced or took back; none of any other filing. */
export const rilieviSuperati = async (
  archivio: Archivio,
  { denuncia, contenuto }: Pick<DenunciaSalvata, 'denuncia' | 'contenuto'>,
): Promise<readonly RilievoInRiga[]> => {
  if (denuncia.tipo !== 'cu' || denuncia.STATUS !== 'INVIATO' || isRespinta(denuncia.esito)) return [];
  return (await certificatiSuperati(archivio, denuncia)).map(({ codFiscale, da }): RilievoInRiga => {
    const suo = contenuto.records.find(({ persona }) => persona === codFiscale);
    const { dove, rimedio } = superatoInParole(da);
    return {
      codice: CERTIFICATO_SUPERATO,
      gravita: 'AVVISO',
      regola: 'Di una persona vale l’ultima certificazione inviata.',
      persona: codFiscale.length < 11 ? null : codFiscale,
      campo: 'persona',
      trovato: accorciato(`${String(suo?.campi.nominativo ?? codFiscale)}: ${dove}`, 600),
      atteso: 'la certificazione che vale',
      rimedio,
      chiave: suo?.chiave ?? null,
      nome: 'Persona',
    };
  });
};
