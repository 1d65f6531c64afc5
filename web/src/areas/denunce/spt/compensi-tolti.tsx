import { useWrite } from '#api/query.ts';
import type { Denuncia, RigaTolta } from '#shared/contracts/denunce/denuncia.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatAnnoMese } from '#shared/domain/tempo/mese.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { useNotices } from '#ui/notices.tsx';
import { motivoSolaLettura, useSolaLettura } from '../parti/sola-lettura.ts';
import { flussoSpt } from './flusso-spt.ts';

const colonne: readonly Colonna<RigaTolta>[] = [
  { id: 'descrizione', titolo: 'Compenso', valore: ({ calcolati }) => String(calcolati.Descrizione) },
  { id: 'competenza', titolo: 'Competenza', valore: ({ calcolati }) => formatAnnoMese(String(calcolati.Competenza)) },
  { id: 'lordo', titolo: 'Lordo', tipo: 'importo', somma: true, valore: ({ calcolati }) => Number(calcolati.Lordo) },
  { id: 'perche', titolo: 'Motivo' },
  { id: 'chi', titolo: 'Da' },
];

interface Props {
  readonly denuncia: Denuncia;
  readonly idDipendente: Uid<'PERSONA'>;
  readonly tolti: readonly RigaTolta[];
}

/** What the office left out of a person's compensations: it stays here, and may come back. */
export const CompensiTolti = ({ denuncia, idDipendente, tolti }: Props) => {
  const { uid, versione } = denuncia;
  const chiusa = useSolaLettura(denuncia);
  const rimetti = useWrite(sptRoutes.addCompensoSpt, flussoSpt.lette);
  const { notify, notifyError } = useNotices();
  const elenco = useElencoLocale<RigaTolta>({
    nome: 'compensi-tolti',
    righe: tolti,
    colonne,
    chiave: ({ chiave }) => chiave,
    stato: idDipendente,
  });
  const rimettiUno = (riga: string) => {
    rimetti
      .mutateAsync({ body: { uid, versione, idDipendente, riga } })
      .then(() => notify('success', 'Compenso rimesso'), notifyError);
  };
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Tolti dal periodo"
      etichetta={({ calcolati }) => String(calcolati.Descrizione)}
      azioniRiga={({ chiave }) => [
        {
          testo: 'Rimetti',
          onClick: () => rimettiUno(chiave),
          disabilitata: chiusa,
          motivo: motivoSolaLettura(denuncia),
        },
      ]}
      vuoto={{ titolo: 'Niente è stato tolto' }}
    />
  );
};
