package quintain.kernel.parts;

import java.util.List;

/// Names for people whom nobody has named yet, for books that have no table of their own.
public final class GivenNames {
  public static final List<String> ALL =
      List.of(
          "Adela", "Alric", "Anselm", "Astrid", "Aveline", "Bera", "Berin", "Bram", "Brida",
          "Cador", "Calla", "Corin", "Dagny", "Davin", "Elke", "Emlyn", "Enna", "Esmund", "Fara",
          "Fenn", "Gisla", "Godric", "Greta", "Hal", "Hedda", "Ilse", "Ivo", "Jorah", "Jutta",
          "Kellan", "Kerra", "Leif", "Lenna", "Lorcan", "Mabyn", "Marek", "Mirna", "Nessa", "Odo",
          "Orla", "Oswin", "Perrin", "Petra", "Quill", "Ragna", "Rowan", "Runa", "Sabe", "Sigrun",
          "Tamsin", "Thane", "Tilda", "Ulf", "Una", "Vesna", "Wenna", "Wilmot", "Ysolde", "Yorick",
          "Zelda");

  private GivenNames() {}
}
