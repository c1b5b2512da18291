package hegemon.cli.pygma;

import hegemon.cli.Complaint;
import hegemon.pygma.report.MapSvg;
import hegemon.pygma.report.PartialMap;
import hegemon.pygma.world.Direction;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

import javax.imageio.ImageIO;

/** A map as a picture of points: hexes, borders, roads and settlements. */
final class MapPng {
    private static final double RADIUS = 14;
    private static final double HALF_HEIGHT = RADIUS * Math.sqrt(3) / 2;

    private MapPng() {}

    static void write(PartialMap map, OutputStream out) {
        System.setProperty("java.awt.headless", "true");
        try {
            ImageIO.write(draw(map.getSpots()), "png", out);
            out.flush();
        } catch (IOException e) {
            throw Complaint.cannot("the picture cannot be written: " + e.getMessage());
        }
    }

    private static BufferedImage draw(List<PartialMap.Spot> spots) {
        int columns = spots.stream().mapToInt(PartialMap.Spot::column).max().orElse(0);
        int rows = spots.stream().mapToInt(PartialMap.Spot::row).max().orElse(0);
        var image =
                new BufferedImage(
                        (int) (columns * 1.5 * RADIUS + 2 * RADIUS + 4),
                        (int) ((rows + 2) * HALF_HEIGHT + 4),
                        BufferedImage.TYPE_INT_RGB);
        var pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setColor(Color.WHITE);
        pen.fillRect(0, 0, image.getWidth(), image.getHeight());
        for (PartialMap.Spot spot : spots) field(pen, spot);
        for (PartialMap.Spot spot : spots) built(pen, spot);
        pen.dispose();
        return image;
    }

    private static void field(Graphics2D pen, PartialMap.Spot spot) {
        pen.setColor(Color.decode(MapSvg.colour(spot.terrain())));
        pen.fill(hex(spot, RADIUS));
        pen.setColor(Color.GRAY);
        pen.setStroke(new BasicStroke(0.5f));
        pen.draw(hex(spot, RADIUS));
        if (spot.owner() == 0) return;
        pen.setColor(owner(spot.owner()));
        pen.setStroke(new BasicStroke(2.5f));
        pen.draw(hex(spot, RADIUS - 2));
    }

    private static Color owner(int realm) {
        return realm < 0
                ? Color.DARK_GRAY
                : Color.getHSBColor(realm * 137 % 360 / 360f, 0.8f, 0.6f);
    }

    private static void built(Graphics2D pen, PartialMap.Spot spot) {
        pen.setColor(new Color(0x5b3a1a));
        for (Direction way : Direction.values())
            if ((spot.roads() & way.bit()) != 0)
                pen.draw(
                        new Line2D.Double(
                                x(spot),
                                y(spot),
                                x(spot) + HALF_HEIGHT * Math.sin(Math.PI / 3 * way.index()),
                                y(spot) - HALF_HEIGHT * Math.cos(Math.PI / 3 * way.index())));
        if (spot.settlement().isEmpty()) return;
        pen.setColor(Color.BLACK);
        pen.fill(new Ellipse2D.Double(x(spot) - 4, y(spot) - 4, 8, 8));
    }

    private static Path2D hex(PartialMap.Spot spot, double radius) {
        var path = new Path2D.Double();
        for (int corner = 0; corner < 6; corner++) {
            double x = x(spot) + radius * Math.cos(Math.PI / 3 * corner);
            double y = y(spot) + radius * Math.sin(Math.PI / 3 * corner);
            if (corner == 0) path.moveTo(x, y);
            else path.lineTo(x, y);
        }
        path.closePath();
        return path;
    }

    private static double x(PartialMap.Spot spot) {
        return 2 + RADIUS + spot.column() * 1.5 * RADIUS;
    }

    private static double y(PartialMap.Spot spot) {
        return 2 + HALF_HEIGHT + spot.row() * HALF_HEIGHT;
    }
}
