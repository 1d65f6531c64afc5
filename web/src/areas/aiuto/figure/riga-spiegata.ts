import { cedolino, type RigaImporto } from '#shared/calculation/cedolino/cedolino.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { meseDi, primoGiornoDelMese, ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';

const COMPENSO = 50_000;
const SPIEGATA: RigaImporto['gruppo'] = 'ritenute_previdenziali';

/** Returns the first line that is withheld for the pension from extra work of a teacher paid that day, with its reasons. */
export const rigaSpiegata = (oggi: Giorno) => {
  const mese = meseDi(oggi);
  const esito = cedolino({
    tipo: 'ACC',
    liquidazione: mese,
    dataPagamento: oggi,
    percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' },
    fiscali: { aliquotaMassima: { aliquota: 230_000, lettaDa: 'esempio' } },
    voci: [
      {
        codice: 'ESEMPIO',
        descrizione: 'Attività aggiuntive',
        competenza: { dal: primoGiornoDelMese(mese), al: ultimoGiornoDelMese(mese) },
        misura: { unita: 'IMPORTO', importo: COMPENSO },
      },
    ],
  });
  return esito.esito === 'calcolato' ? esito.cedolino.righe.find(({ gruppo }) => gruppo === SPIEGATA) : undefined;
};
