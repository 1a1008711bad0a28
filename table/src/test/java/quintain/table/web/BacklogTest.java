package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What may wait for all browsers together.
class BacklogTest {
  private static final int MUCH = 1024 * 1024;

  @Test
  void whoeverIsFarBehindFindsNoRoomWhereMuchWaitsForOthers() {
    var backlog = new Backlog(3L * MUCH);
    assertThat(backlog.add(MUCH, MUCH)).isTrue();
    assertThat(backlog.add(MUCH, MUCH)).isTrue();
    assertThat(backlog.add(MUCH, MUCH)).isTrue();
    assertThat(backlog.add(MUCH, MUCH)).isFalse();
  }

  @Test
  void whoeverKeepsUpPaysForNobodyElse() {
    var backlog = new Backlog(MUCH);
    assertThat(backlog.add(MUCH, MUCH)).isTrue();
    assertThat(backlog.add(1000, 1000)).isTrue();
  }

  @Test
  void whatWasTakenMakesRoom() {
    var backlog = new Backlog(MUCH);
    assertThat(backlog.add(MUCH, MUCH)).isTrue();
    backlog.take(MUCH);
    assertThat(backlog.add(MUCH, MUCH)).isTrue();
  }
}
