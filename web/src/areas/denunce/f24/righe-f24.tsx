import { useState } from 'react';
import type { Denuncia, RigaDenuncia } from '../../../../../shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '../../../../../shared/contracts/denunce/f24-chiamate.ts';
import { useRoute, useWrite } from '../../../api/query.ts';
import { Elenco } from '../../../ui/elenco/elenco.tsx';
import { useElencoLocale } from '../../../ui/elenco/fonti/use-elenco-locale.ts';
import { colonneDenuncia, valoreVigente, type CampoDenuncia } from '../parti/colonne-denuncia.tsx';
import { OriginiModale } from '../parti/origini-modale.tsx';
import type { CampoDaCorreggere } from '../parti/rilievi-denuncia.tsx';
import { ValoreModale } from '../parti/valore-modale.tsx';

const campi: readonly CampoDenuncia[] = [
  { nome: 'codice', titolo: 'Codice' },
  { nome: 'sezione', titolo: 'Sezione', nascosto: true },
  { nome: 'ente', titolo: 'Ente' },
  { nome: 'estremi', titolo: 'Estremi' },
  { nome: 'riferimentoA', titolo: 'Riferimento A' },
  { nome: 'riferimentoB', titolo: 'Riferimento B' },
  { nome: 'debito', titolo: 'Debito', importo: true },
  { nome: 'credito', titolo: 'Credito', importo: true },
];
const colonne = colonneDenuncia(campi);

interface Props {
  readonly denuncia: Denuncia;
  readonly righe: readonly RigaDenuncia[];
  /** The field being corrected. */
  readonly campo: CampoDaCorreggere | null;
  readonly onCampo: (campo: CampoDaCorreggere | null) => void;
}

/** The rows of an F24: each field may be written over, each sum opens to the payslip lines it is made of. */
export const RigheF24 = ({ denuncia, righe, campo, onCampo }: Props) => {
  const { uid, versione, STATUS } = denuncia;
  const [origini, setOrigini] = useState<RigaDenuncia | null>(null);
  const scrivi = useWrite(f24Routes.putValoreF24, [f24Routes.getF24, f24Routes.listF24]);
  const elenco = useElencoLocale<RigaDenuncia>({
    nome: 'righe-f24',
    righe,
    colonne,
    chiave: ({ chiave }) => chiave,
    stato: uid,
  });
  const riga = righe.find(({ chiave }) => chiave === campo?.chiave);
  const scelto = campi.find(({ nome }) => nome === campo?.nome);
  const inviato = STATUS === 'INVIATO';
  return (
    <>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Righe"
        etichetta={(una) => `${String(valoreVigente(una, 'codice'))} ${String(valoreVigente(una, 'ente'))}`}
        onApri={setOrigini}
        azioniRiga={(una) => [
          { testo: 'Da dove viene', onClick: () => setOrigini(una) },
          ...campi.map(({ nome, titolo }) => ({
            testo: `Correggi ${titolo.toLowerCase()}`,
            onClick: () => onCampo({ chiave: una.chiave, nome }),
            disabilitata: inviato,
            motivo: 'È già inviato',
          })),
        ]}
        vuoto={{ titolo: 'Nessuna riga', testo: 'Le elaborazioni scelte non versano niente con F24.' }}
      />
      {riga && scelto && !inviato && (
        <ValoreModale
          key={`${riga.chiave} ${scelto.nome}`}
          riga={riga}
          campo={scelto}
          salva={(nome, valore, perche) =>
            scrivi.mutateAsync({ body: { uid, versione, riga: riga.chiave, campo: nome, valore, perche } })
          }
          onChiudi={() => onCampo(null)}
        />
      )}
      {origini && <Origini uid={uid} riga={origini} onChiudi={() => setOrigini(null)} />}
    </>
  );
};

const Origini = ({
  uid,
  riga,
  onChiudi,
}: {
  readonly uid: Denuncia['uid'];
  readonly riga: RigaDenuncia;
  readonly onChiudi: () => void;
}) => {
  const query = useRoute(f24Routes.getF24, { body: { uid, riga: riga.chiave } });
  return query.data ? (
    <OriginiModale titolo={String(valoreVigente(riga, 'codice'))} origini={query.data.origini} onChiudi={onChiudi} />
  ) : null;
};
