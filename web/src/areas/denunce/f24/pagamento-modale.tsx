import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { F24Input } from '#shared/contracts/denunce/f24-chiamate.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';

const Pagamento = F24Input.pick({ dataPagamento: true, ravvedimento: true });

interface Props {
  readonly denuncia: Denuncia;
  /** Gathers it again with another day. */
  readonly salva: (cambi: Pick<Denuncia, 'dataPagamento' | 'ravvedimento'>) => Promise<DenunciaIntera>;
  readonly onChiudi: () => void;
}

/** The day an F24 is paid, and whether its taxes, late, bring interest and penalty. */
export const PagamentoModale = ({ denuncia: { dataPagamento, ravvedimento = false }, salva, onChiudi }: Props) => {
  const modulo = useModulo({
    schema: Pagamento,
    valori: { dataPagamento, ravvedimento },
    salva,
    messaggio: 'F24 raccolto di nuovo',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Pagamento" onChiudi={onChiudi}>
      <CampoData modulo={modulo} nome="dataPagamento" etichetta="Data di pagamento" />
      <CampoSiNo
        modulo={modulo}
        nome="ravvedimento"
        etichetta="Ravvedimento operoso"
        descrizione="Dopo il termine: gli interessi entrano nella riga di ogni tributo, le sanzioni ridotte in righe loro. Per i contributi le sanzioni le calcola l'ente."
      />
    </ModaleModulo>
  );
};
